/** Names that a sentence lists before it only counts. */
export const mostNamedLines = 12;

/** A city's lines by name: the first dozen, and of more their number. */
export function namedLines(cityName: string, names: readonly string[]): string {
  const shown = names.slice(0, mostNamedLines).join('、');
  return `${cityName} ${shown}${names.length > mostNamedLines ? ` 等 ${names.length} 条` : ''}`;
}
