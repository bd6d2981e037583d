/** Which cities may be chosen: all of them, or those with these codes. */
export type CityScope = 'ALL' | ReadonlySet<string>;

export function isOpen(scope: CityScope, cityCode: string): boolean {
  return scope === 'ALL' || scope.has(cityCode);
}

export interface CityChoice {
  readonly chosen: readonly string[];
  /** Codes that found no room under the maximum. */
  readonly refused: readonly string[];
}

/** Adds cities up to the maximum, in order, each once; locked ones are passed over. */
export function addCities(
  chosen: readonly string[],
  codes: readonly string[],
  { max, scope }: { readonly max: number; readonly scope: CityScope },
): CityChoice {
  const fresh = [...new Set(codes)].filter((code) => !chosen.includes(code) && isOpen(scope, code));
  const room = Math.max(0, max - chosen.length);
  return { chosen: [...chosen, ...fresh.slice(0, room)], refused: fresh.slice(room) };
}

export function removeCities(chosen: readonly string[], codes: readonly string[]): string[] {
  return chosen.filter((code) => !codes.includes(code));
}

/** Chooses or gives up one city. Where one city only may be chosen, the new one takes the place of the old. */
export function toggleCity(
  chosen: readonly string[],
  code: string,
  limits: { readonly max: number; readonly scope: CityScope },
): CityChoice {
  if (chosen.includes(code)) return { chosen: removeCities(chosen, [code]), refused: [] };
  if (limits.max === 1 && isOpen(limits.scope, code)) return { chosen: [code], refused: [] };
  return addCities(chosen, [code], limits);
}

/** Upper left corner of an item on screen. */
export interface Corner {
  readonly left: number;
  readonly top: number;
}

function nearestInNextRow(corners: readonly Corner[], at: number, direction: 1 | -1): number {
  const { left, top } = corners[at];
  const beyond = corners
    .map((corner, index) => ({ ...corner, index }))
    .filter((corner) => (corner.top - top) * direction > 1);
  if (beyond.length === 0) return at;
  const row = Math.min(...beyond.map((corner) => Math.abs(corner.top - top)));
  const inRow = beyond.filter((corner) => Math.abs(Math.abs(corner.top - top) - row) <= 1);
  return inRow.reduce((best, corner) =>
    Math.abs(corner.left - left) < Math.abs(best.left - left) ? corner : best,
  ).index;
}

/** Index of the item that a key moves to from item `at`: rows are recognised by the items' positions on screen. */
export function indexAfterKey(key: string, at: number, corners: readonly Corner[]): number {
  const last = corners.length - 1;
  if (last < 0) return at;
  if (key === 'ArrowRight') return Math.min(last, at + 1);
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowDown') return nearestInNextRow(corners, at, 1);
  if (key === 'ArrowUp') return nearestInNextRow(corners, at, -1);
  return at;
}

/** Index of the next item after `at` whose word begins with the letter, going round; `at` when there is none. */
export function indexAfterLetter(letter: string, at: number, words: readonly string[]): number {
  for (let step = 1; step <= words.length; step++) {
    const index = (at + step) % words.length;
    if (words[index].startsWith(letter.toLowerCase())) return index;
  }
  return at;
}
