const plainSeparator = ';';
/** Characters that a plain list could not give back, or that would make it a literal. */
const ambiguous = /[;；|\n]|^[[(]|^$/;

/** A list of names in one cell: split by `;`, or a JSON literal where a name would be split itself. */
export const listText = (items: readonly string[]): string =>
  items.length < 2 || items.some((item) => ambiguous.test(item))
    ? JSON.stringify(items)
    : items.join(plainSeparator);

/** Places in one cell: lng,lat;lng,lat;… with every digit. */
export const pointsText = (points: readonly (readonly [number, number])[]): string =>
  points.map(([lng, lat]) => `${lng},${lat}`).join(plainSeparator);
