/** Sizes by the area of the picture: below 1, 10 and 50 square metres, and above. */
export const mediaSizes = ['small', 'medium', 'large', 'huge'] as const;
export type MediaSize = (typeof mediaSizes)[number];
