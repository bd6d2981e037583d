import type { BusCondition, BusRelation } from '@ooh/contract/domain/bus-condition';

export type RelationItem = BusRelation['items'][number];

export type RelationLeaf = Exclude<RelationItem, BusRelation>;

/** Way from the root to an item: the place at each level; [] is the root itself. */
export type RelationPath = readonly number[];

export function isGroup(item: RelationItem): item is BusRelation {
  return 'items' in item;
}

const leafOf = (conditionId: string): RelationLeaf => ({ conditionId, not: false });

function idsIn(item: RelationItem): string[] {
  return isGroup(item) ? item.items.flatMap(idsIn) : [item.conditionId];
}

function keepKnown(group: BusRelation, known: ReadonlySet<string>): BusRelation {
  const items = group.items.flatMap((item): RelationItem[] => {
    if (!isGroup(item)) return known.has(item.conditionId) ? [item] : [];
    const kept = keepKnown(item, known);
    return kept.items.length === 0 ? [] : [kept];
  });
  return { ...group, items };
}

/**
 * The relation that holds for a set of conditions: conditions that are gone are taken out with the groups
 * they leave empty, new ones stand as 且 at the end. Without a relation all conditions must hold.
 */
export function relationFor(
  conditions: readonly Pick<BusCondition, 'conditionId'>[],
  relation: BusRelation | null,
): BusRelation {
  const all = conditions.map((condition) => condition.conditionId);
  if (relation === null) return { op: 'and', not: false, items: all.map(leafOf) };
  const known = keepKnown(relation, new Set(all));
  const placed = new Set(idsIn(known));
  const fresh = all.filter((conditionId) => !placed.has(conditionId)).map(leafOf);
  if (fresh.length === 0) return known;
  if (known.items.length === 0) return { op: 'and', not: false, items: fresh };
  const isPlainAnd = known.op === 'and' && !known.not;
  const items = isPlainAnd ? [...known.items, ...fresh] : [known, ...fresh];
  return { op: 'and', not: false, items };
}

/** Null where the relation only says that all conditions hold, which is what absence means. */
export function storedRelation(relation: BusRelation): BusRelation | null {
  const isPlain =
    relation.op === 'and' && !relation.not && relation.items.every((item) => !isGroup(item) && !item.not);
  return isPlain ? null : relation;
}

/** The item at a path; undefined where there is none. */
export function itemAt(relation: BusRelation, path: RelationPath): RelationItem | undefined {
  let item: RelationItem | undefined = relation;
  for (const index of path) item = item && isGroup(item) ? item.items[index] : undefined;
  return item;
}

function replaceAt(
  group: BusRelation,
  path: RelationPath,
  change: (item: RelationItem) => readonly RelationItem[],
): BusRelation {
  const [index, ...rest] = path;
  const items = group.items.flatMap((item, at): readonly RelationItem[] => {
    if (at !== index) return [item];
    if (rest.length === 0) return change(item);
    return isGroup(item) ? [replaceAt(item, rest, change)] : [item];
  });
  return { ...group, items };
}

function change(
  relation: BusRelation,
  path: RelationPath,
  next: (item: RelationItem) => RelationItem,
): BusRelation {
  if (path.length > 0) return replaceAt(relation, path, (item) => [next(item)]);
  const root = next(relation);
  return isGroup(root) ? root : relation;
}

/** Turns 非 of an item or group on or off. */
export function toggleNot(relation: BusRelation, path: RelationPath): BusRelation {
  return change(relation, path, (item) => ({ ...item, not: !item.not }));
}

/** Sets how the items of a group are joined. */
export function setJoin(relation: BusRelation, path: RelationPath, op: BusRelation['op']): BusRelation {
  return change(relation, path, (item) => (isGroup(item) ? { ...item, op } : item));
}

/** Moves an item one place up (−1) or down (+1) among its siblings; at the end nothing happens. */
export function moveItem(relation: BusRelation, path: RelationPath, step: -1 | 1): BusRelation {
  const parentPath = path.slice(0, -1);
  const from = path.at(-1);
  const parent = itemAt(relation, parentPath);
  if (from === undefined || !parent || !isGroup(parent)) return relation;
  const to = from + step;
  if (to < 0 || to >= parent.items.length) return relation;
  const items = [...parent.items];
  [items[from], items[to]] = [items[to], items[from]];
  return change(relation, parentPath, () => ({ ...parent, items }));
}

/** Joins an item with the next one in a new group of the other kind (且 ↔ 或). */
export function groupWithNext(relation: BusRelation, path: RelationPath): BusRelation {
  const parentPath = path.slice(0, -1);
  const from = path.at(-1);
  const parent = itemAt(relation, parentPath);
  if (from === undefined || !parent || !isGroup(parent) || from + 1 >= parent.items.length) return relation;
  const pair = parent.items.slice(from, from + 2);
  const group: BusRelation = { op: parent.op === 'and' ? 'or' : 'and', not: false, items: pair };
  const items = [...parent.items.slice(0, from), group, ...parent.items.slice(from + 2)];
  return change(relation, parentPath, () => ({ ...parent, items }));
}

/** Puts the items of a group in its place; a negated group keeps its meaning and is left alone. */
export function dissolveGroup(relation: BusRelation, path: RelationPath): BusRelation {
  const item = itemAt(relation, path);
  if (path.length === 0 || !item || !isGroup(item) || item.not) return relation;
  return replaceAt(relation, path, () => item.items);
}

/** Moves an item out of its group, to stand after that group; an empty group goes. */
export function moveOut(relation: BusRelation, path: RelationPath): BusRelation {
  const item = itemAt(relation, path);
  if (path.length < 2 || !item) return relation;
  const without = replaceAt(relation, path, () => []);
  const groupPath = path.slice(0, -1);
  return replaceAt(without, groupPath, (group) =>
    isGroup(group) && group.items.length === 0 ? [item] : [group, item],
  );
}

/** Moves an item into the group that stands before it, at its end. */
export function moveIntoPrevious(relation: BusRelation, path: RelationPath): BusRelation {
  const from = path.at(-1);
  if (from === undefined || from === 0) return relation;
  const previousPath = [...path.slice(0, -1), from - 1];
  const previous = itemAt(relation, previousPath);
  const item = itemAt(relation, path);
  if (!previous || !isGroup(previous) || !item) return relation;
  const without = replaceAt(relation, path, () => []);
  return change(without, previousPath, () => ({ ...previous, items: [...previous.items, item] }));
}
