/** Rates that a quotation adds, declared in one place: no platform service fee, advertising services taxed at 6 %. */
export const serviceRateBasisPoints = 0;
export const taxRateBasisPoints = 600;
