/** Difference of a third party's figure from the platform's own, relative to the latter: how it is judged. */

const band = 0.15;
const farApart = 0.3;

export const isWithinBand = (delta: number): boolean => Math.abs(delta) <= band;
export const isFarApart = (delta: number): boolean => Math.abs(delta) > farApart;

/** `+3.2%`; a dash without a figure to compare with. */
export const differenceText = (delta: number | null): string =>
  delta === null ? '—' : `${delta >= 0 ? '+' : ''}${(delta * 100).toFixed(1)}%`;
