import type { CallOutput } from '@ooh/contract/registry';
import { planGoalNames, planGoals } from '@ooh/contract/domain/plan-names';
import { budgetSteps, type CategoryAddress } from './category-address.ts';
import type { CategoryMedium } from './medium-labels.ts';

type Medium = Pick<CategoryMedium, 'category' | 'goals' | 'tags' | 'leastBudgetFen'>;
type Facet = 'group' | 'goal' | 'budget' | 'tag';

const fenOfWan = 1_000_000;
const isWithin = ({ leastBudgetFen }: Medium, wan: number): boolean =>
  leastBudgetFen !== null && leastBudgetFen <= wan * fenOfWan;

/** Whether a medium satisfies one of the filters; tags are joined by 或. */
const tests: Readonly<Record<Facet, (medium: Medium, address: CategoryAddress) => boolean>> = {
  group: ({ category }, { group }) => group === undefined || category === group,
  goal: ({ goals }, { goal }) => goal === undefined || goals.includes(goal),
  budget: (medium, { budget }) => budget === undefined || isWithin(medium, budget),
  tag: ({ tags }, { tag = [] }) => tag.length === 0 || tag.some((one) => tags.includes(one)),
};
const facets = Object.keys(tests) as Facet[];

/** Media that satisfy all filters but one. */
const withoutFacet = <Row extends Medium>(
  media: readonly Row[],
  address: CategoryAddress,
  left?: Facet,
): Row[] =>
  media.filter((medium) => facets.every((facet) => facet === left || tests[facet](medium, address)));

export const matchingMedia = <Row extends Medium>(media: readonly Row[], address: CategoryAddress): Row[] =>
  withoutFacet(media, address);

export interface FilterOption<Value> {
  readonly value: Value;
  readonly label: string;
}

/** Options of the filters, each with the media that it leaves under the other filters. */
export function filterOptions(media: readonly Medium[], address: CategoryAddress) {
  const under = (facet: Facet) => withoutFacet(media, address, facet);
  const counted = <Value>(
    value: Value,
    name: string,
    own: readonly Medium[],
    isIn: (medium: Medium) => boolean,
  ): FilterOption<Value> => ({ value, label: `${name}（${own.filter(isIn).length}）` });
  const distinct = (texts: readonly string[]) => [...new Set(texts)];
  const [ofGroup, ofGoal, ofBudget, ofTag] = [under('group'), under('goal'), under('budget'), under('tag')];
  return {
    groups: distinct([
      ...media.map(({ category }) => category),
      ...(address.group === undefined ? [] : [address.group]),
    ]).map((group) => counted(group, group, ofGroup, ({ category }) => category === group)),
    goals: planGoals.map((goal) =>
      counted(goal, planGoalNames[goal], ofGoal, ({ goals }) => goals.includes(goal)),
    ),
    budgets: budgetSteps.map((wan) =>
      counted(wan, `${wan} 万以内`, ofBudget, (medium) => isWithin(medium, wan)),
    ),
    tags: distinct([...media.flatMap(({ tags }) => tags), ...(address.tag ?? [])]).map((tag) =>
      counted(tag, tag, ofTag, ({ tags }) => tags.includes(tag)),
    ),
  };
}

/** Options of tags under their groups; those of no known group stand alone. */
export function groupedTags(
  options: readonly FilterOption<string>[],
  groups: CallOutput<'common/getMainMediaTagByTagGroup'> = [],
) {
  const groupOf = new Map(groups.flatMap(({ tagGroup, tags }) => tags.map(({ tag }) => [tag, tagGroup])));
  const known = groups.map(({ tagGroup }) => ({
    label: tagGroup,
    options: options.filter(({ value }) => groupOf.get(value) === tagGroup),
  }));
  return [
    ...known.filter((group) => group.options.length > 0),
    ...options.filter(({ value }) => !groupOf.has(value)),
  ];
}
