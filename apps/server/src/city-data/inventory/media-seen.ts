import { allMedia } from '@ooh/contract/permission/wildcards';
import { mediaRegionList } from '@ooh/contract/permission/rules';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Media of a group's own grants: an entry without a city grants nothing. */
function mediaOfGroup(group: Record<string, unknown>): unknown[] {
  const entries = listOf(group[mediaRegionList]).filter(isRecord);
  return entries.flatMap((entry) =>
    listOf(entry['regionCodes']).length > 0 ? listOf(entry['mediaIds']) : [],
  );
}

/** Media that a permission structure grants in any city of any enabled group; null for all of them. */
export function mediaSeen(permission: unknown): ReadonlySet<number> | null {
  const seen = new Set<number>();
  const visit = (node: unknown): void => {
    if (!isRecord(node)) return;
    if (node['isEnabled'] === true) {
      for (const id of mediaOfGroup(node)) if (typeof id === 'number') seen.add(id);
    }
    Object.values(node).forEach(visit);
  };
  visit(permission);
  return seen.has(allMedia) ? null : seen;
}
