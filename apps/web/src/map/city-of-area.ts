/** The city of a city's or a district's code; undefined for provinces and the country. */
export function cityOfArea(adcode: string | undefined): string | undefined {
  return adcode === undefined || adcode.endsWith('0000') ? undefined : `${adcode.slice(0, 4)}00`;
}
