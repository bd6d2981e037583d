/** At most this many stand side by side. */
export const maxCompared = 4;
