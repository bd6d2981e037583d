import type { Removal } from './import-kind.ts';
import type { IssueLog } from './issue-log.ts';

export interface RecordChange<Value> {
  readonly isUnchanged: boolean;
  readonly removed: readonly Value[];
  /** Added, changed, removed, and those of a file (by their keys) that are as before. */
  counts(keysOfFile: readonly string[]): Readonly<Record<string, number>>;
}

/** How records held in memory differ from those in force; equal means the same JSON. */
export function compareRecords<Value>(
  next: readonly Value[],
  before: readonly Value[],
  keyOf: (record: Value) => string,
): RecordChange<Value> {
  const known = new Map(before.map((record) => [keyOf(record), JSON.stringify(sorted(record))]));
  const after = new Set(next.map(keyOf));
  let [added, changed] = [0, 0];
  const touched = new Set<string>();
  for (const record of next) {
    const key = keyOf(record);
    const text = known.get(key);
    if (text === JSON.stringify(sorted(record))) continue;
    touched.add(key);
    if (text === undefined) added++;
    else changed++;
  }
  const removed = before.filter((record) => !after.has(keyOf(record)));
  return {
    isUnchanged: added + changed + removed.length === 0,
    removed,
    counts: (keysOfFile) => ({
      addedRows: added,
      changedRows: changed,
      removedRows: removed.length,
      unchangedRows: keysOfFile.filter((key) => !touched.has(key)).length,
    }),
  };
}

/** With the keys in one order, so that records of different readers are the same text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  );
}

/** Keys in force that a file removes; those that are not there are reported. */
export function findGone<Value>(
  before: readonly Value[],
  removals: readonly Removal[],
  keyOf: (record: Value) => string,
  log: IssueLog,
  noun: string,
): Set<string> {
  const known = new Set(before.map(keyOf));
  const gone = new Set<string>();
  for (const { row, name, key } of removals) {
    if (known.has(key)) gone.add(key);
    else log.warn(row, null, `现有数据中没有此${noun}，无可删除`, name);
  }
  return gone;
}
