export const photoVerdicts = ['unchecked', 'accepted', 'rejected'] as const;

/** Doubts raised by a photo's metadata: no time or place, taken too far away, outside the flight, identical bytes. */
export const photoDoubts = ['no-time', 'no-place', 'far-away', 'outside-flight', 'duplicate'] as const;
export type PhotoDoubt = (typeof photoDoubts)[number];
