/** Where two editors' versions of one thing differ from what both began with. */
export type MergeKind = 'mine' | 'theirs' | 'clash';

export interface MergedEntry<Value> {
  readonly key: string;
  readonly kind: MergeKind;
  /** Undefined where a version does not hold it. */
  readonly base: Value | undefined;
  readonly mine: Value | undefined;
  readonly theirs: Value | undefined;
}

/** What one side or both have changed, by key; both having made the same change is none. */
export function differingEntries<Value>(
  base: ReadonlyMap<string, Value>,
  mine: ReadonlyMap<string, Value>,
  theirs: ReadonlyMap<string, Value>,
  isSame: (one: Value | undefined, other: Value | undefined) => boolean,
): MergedEntry<Value>[] {
  const keys = [...new Set([...base.keys(), ...theirs.keys(), ...mine.keys()])];
  return keys.flatMap((key): MergedEntry<Value>[] => {
    const entry = { key, base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    if (isSame(entry.mine, entry.theirs)) return [];
    if (isSame(entry.base, entry.theirs)) return [{ ...entry, kind: 'mine' }];
    if (isSame(entry.base, entry.mine)) return [{ ...entry, kind: 'theirs' }];
    return [{ ...entry, kind: 'clash' }];
  });
}

/** Their version with every change of mine; where both changed the same, what `takesTheirs` does not name is mine. */
export function mergedValues<Value>(
  theirs: ReadonlyMap<string, Value>,
  entries: readonly MergedEntry<Value>[],
  takesTheirs: ReadonlySet<string>,
): Map<string, Value> {
  const merged = new Map(theirs);
  for (const { key, kind, mine } of entries) {
    if (kind === 'theirs' || (kind === 'clash' && takesTheirs.has(key))) continue;
    if (mine === undefined) merged.delete(key);
    else merged.set(key, mine);
  }
  return merged;
}
