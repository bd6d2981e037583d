export const photoVerdicts = ['unchecked', 'accepted', 'rejected'] as const;

/** What a photo's own data make doubtful: no time or place, taken far off, outside the flight, bytes seen before. */
export const photoDoubts = ['no-time', 'no-place', 'far-away', 'outside-flight', 'duplicate'] as const;
export type PhotoDoubt = (typeof photoDoubts)[number];
