import { importField, type ImportField } from './import-field.ts';

interface PlaceSynonyms {
  /** Column names for its longitude and latitude besides the label's own, separated by spaces. */
  readonly lng: string;
  readonly lat: string;
  /** Of the template; none where the place is left out of it. */
  readonly example?: readonly [string, string];
  readonly isRequired?: boolean;
  /** The field that makes both dispensable once it has a column. */
  readonly unless?: string;
}

/** Longitude and latitude of one of several places of a row: `fromLng` and `fromLat` for the prefix `from`. */
export function lngLatFields(prefix: string, label: string, words: PlaceSynonyms): ImportField[] {
  const { isRequired = false, unless, example } = words;
  const options = { isRequired, unless: unless === undefined ? [] : [unless] };
  return [
    importField(`${prefix}Lng`, `${label}经度`, words.lng, { ...options, example: example?.[0] ?? '' }),
    importField(`${prefix}Lat`, `${label}纬度`, words.lat, { ...options, example: example?.[1] ?? '' }),
  ];
}

/**
 * The same, or the H3 cell that the place lies in: which panels use instead of a person's exact position. A row with
 * both uses its cell.
 */
export function cellFields(
  prefix: string,
  label: string,
  words: PlaceSynonyms & { readonly cell: string },
): ImportField[] {
  const cell = `${prefix}Cell`;
  return [
    importField(cell, `${label}网格`, words.cell),
    ...lngLatFields(prefix, label, { ...words, unless: cell }),
  ];
}
