/**
 * Byte offsets of the arguments of a kernel in one record of u32 words. Also read by the
 * kernels' compiler, so this file contains constants only.
 */
export const CONTAINERS = 0;
export const ROW_START = 4;
export const SEGMENT_START = 8;
export const SEGMENT_WEIGHT = 12;
export const CHUNK_SEGMENT = 16;
export const WEIGHTS = 20;
export const PROBABILITY_OF = 24;
export const HAZARD_OF = 28;
export const PERSON_COUNT = 32;
export const SEGMENT_COUNT = 36;
export const AUDIENCE = 40;
export const OPEN = 44;
export const CONTACTS = 48;
export const WORK = 52;
export const MEDIA = 56;
export const CURSORS = 60;
export const AMOUNTS = 64;
export const SEGMENTS = 68;
export const SUMS = 72;
/** Set when segments are so short that weighting persons one by one is faster. */
export const SHORT_SEGMENTS = 76;
export const COVER_K = 80;
export const COVER_FROM = 84;
/** Length of the record in words. */
export const FIELD_WORDS = 22;
