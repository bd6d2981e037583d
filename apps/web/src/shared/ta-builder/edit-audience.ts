import type { LabelGroup, LabelJoin, TargetAudience } from '@ooh/contract/domain/target-audience';

/** Limits of the two-level rule. */
export const maxGroups = 5;
export const maxConditions = 4;

type Condition = LabelGroup['conditions'][number];

/** Where the next label goes: a condition of a group. A place behind the last one starts a new condition or group. */
export interface Place {
  readonly group: number;
  readonly condition: number;
}

function replaceAt<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.map((old, index) => (index === at ? item : old));
}

function withoutAt<Item>(items: readonly Item[], at: number): Item[] {
  return items.filter((_, index) => index !== at);
}

function changeGroup(
  audience: TargetAudience,
  at: number,
  change: (conditions: readonly Condition[]) => Condition[],
): TargetAudience {
  const group = audience.groups[at];
  if (!group) return audience;
  const conditions = change(group.conditions);
  // A rule never holds an empty condition or group.
  if (conditions.length === 0) return { groups: withoutAt(audience.groups, at) };
  return { groups: replaceAt(audience.groups, at, { ...group, conditions }) };
}

/** Labels of the condition at a place; empty where there is none yet. */
export function labelsAt(audience: TargetAudience, { group, condition }: Place): readonly number[] {
  return audience.groups[group]?.conditions[condition]?.labelIds ?? [];
}

/** Puts a label into the condition at a place or takes it out; starts the condition or group where needed. */
export function toggleLabel(audience: TargetAudience, place: Place, labelId: number): TargetAudience {
  const { groups } = audience;
  if (place.group >= groups.length) {
    if (groups.length >= maxGroups) return audience;
    return { groups: [...groups, { join: 'and', conditions: [{ join: 'and', labelIds: [labelId] }] }] };
  }
  return changeGroup(audience, place.group, (conditions) => {
    const condition = conditions[place.condition];
    if (!condition) {
      return conditions.length >= maxConditions
        ? [...conditions]
        : [...conditions, { join: 'and', labelIds: [labelId] }];
    }
    const labelIds = condition.labelIds.includes(labelId)
      ? condition.labelIds.filter((id) => id !== labelId)
      : [...condition.labelIds, labelId];
    if (labelIds.length === 0) return withoutAt(conditions, place.condition);
    return replaceAt(conditions, place.condition, { ...condition, labelIds });
  });
}

export function removeCondition(audience: TargetAudience, { group, condition }: Place): TargetAudience {
  return changeGroup(audience, group, (conditions) => withoutAt(conditions, condition));
}

export function removeGroup(audience: TargetAudience, at: number): TargetAudience {
  return { groups: withoutAt(audience.groups, at) };
}

/** Changes how a condition joins those before it in its group. */
export function joinCondition(audience: TargetAudience, place: Place, join: LabelJoin): TargetAudience {
  return changeGroup(audience, place.group, (conditions) =>
    conditions.map((condition, index) => (index === place.condition ? { ...condition, join } : condition)),
  );
}

/** Changes how a group joins those before it. */
export function joinGroup(audience: TargetAudience, at: number, join: LabelJoin): TargetAudience {
  return { groups: audience.groups.map((group, index) => (index === at ? { ...group, join } : group)) };
}

/** The place itself while it exists or can be started, else the last one that does. */
export function clampPlace({ groups }: TargetAudience, place: Place): Place {
  const group = Math.min(place.group, Math.min(groups.length, maxGroups - 1));
  const count = groups[group]?.conditions.length ?? 0;
  return { group, condition: Math.min(place.condition, Math.min(count, maxConditions - 1)) };
}
