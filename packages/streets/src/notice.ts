/** Stands on every map and picture that shows a street network of this package. */
export const schematicStreetsNotice = '示意路网，非实测道路';

/** Raised whenever the same declaration gives other streets: networks kept under another version are laid anew. */
export const streetsVersion = 2;
