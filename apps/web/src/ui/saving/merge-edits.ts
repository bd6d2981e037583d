/** Three-way comparison of two editors' versions with their common base. */
export type MergeKind = 'mine' | 'theirs' | 'clash';

export interface MergedEntry<Value> {
  readonly key: string;
  readonly kind: MergeKind;
  /** Undefined where a version does not contain it. */
  readonly base: Value | undefined;
  readonly mine: Value | undefined;
  readonly theirs: Value | undefined;
}

/** What one side or both have changed, by key; identical changes of both are ignored. */
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

/** Their version with every change of mine; where both changed the same key, mine wins unless `takesTheirs` contains it. */
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
