/** What one plan has chosen in a city. */
export interface ChosenParts {
  readonly planId: string;
  readonly planName: string;
  readonly partIds: ReadonlySet<string>;
}

/** Parts that only one of the plans has chosen, or (planId null) that several have. */
export interface OverlapGroup {
  readonly planId: string | null;
  /** 两个方案都选, or the name of the only plan. */
  readonly title: string;
  readonly partIds: readonly string[];
}

/** Every part that any of the plans has chosen stands in exactly one group: that of its only plan, or the shared one, which comes first. */
export function overlapGroups(plans: readonly ChosenParts[]): OverlapGroup[] {
  const choosers = new Map<string, ChosenParts[]>();
  for (const plan of plans)
    for (const id of plan.partIds) choosers.set(id, [...(choosers.get(id) ?? []), plan]);
  const partsOf = (isOf: (by: readonly ChosenParts[]) => boolean) =>
    [...choosers].filter(([, by]) => isOf(by)).map(([id]) => id);
  return [
    {
      planId: null,
      title: plans.length > 2 ? '至少两个方案都选' : '两个方案都选',
      partIds: partsOf((by) => by.length > 1),
    },
    ...plans.map((plan) => ({
      planId: plan.planId,
      title: plan.planName,
      partIds: partsOf((by) => by.length === 1 && by[0] === plan),
    })),
  ];
}

/** How much the plans have in common, in one sentence: 共选 12 条线路，占合计 25 条的 48.0%. */
export function overlapSentence(
  groups: readonly OverlapGroup[],
  [noun, unit]: readonly [string, string],
): string {
  const all = groups.reduce((sum, { partIds }) => sum + partIds.length, 0);
  if (all === 0) return `所比方案都还没有选${noun}。`;
  const [shared, ...alone] = groups;
  const rest = alone.map(({ title, partIds }) => `仅「${title}」 ${partIds.length} ${unit}`).join('，');
  const share =
    shared.partIds.length === 0 ? '没有共同的' : `${shared.title} ${shared.partIds.length} ${unit}`;
  return `合计 ${all} ${unit}${noun}：${share}，${rest}。`;
}
