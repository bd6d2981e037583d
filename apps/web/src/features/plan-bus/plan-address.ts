import { adcode, oneOf, text } from '../../ui/address/address-fields.ts';
import { addressReader, type Search } from '../../ui/address/read-address.ts';

/** Cards of the condition panel, in their order on screen. */
export const conditionCards = [
  'businessDistrict',
  'mainRoad',
  'dataEmpowerment',
  'relation',
  'targetAoi',
  'targetPoi',
] as const;
export type ConditionCard = (typeof conditionCards)[number];

/** Tabs of the dock; the evaluation is one where the window has no room for its card. */
export const dockTabs = [
  'evaluation',
  'lines',
  'reach',
  'contributions',
  'budget',
  'prices',
  'robustness',
] as const;
export type DockTab = (typeof dockTabs)[number];

export const lineScopes = ['all', 'matched', 'chosen'] as const;
export type LineScope = (typeof lineScopes)[number];

const read = addressReader({
  planId: text(40),
  city: adcode(),
  // Open condition card.
  cond: oneOf(conditionCards),
  tab: oneOf(dockTabs),
  show: oneOf(lineScopes),
  // Words looked for in the lines.
  q: text(60),
  // Column key, with a minus for descending.
  sort: text(40),
  // Line whose details are open.
  line: text(60),
});

/** Everything of the screen that its address restores; an unknown plan is an empty id. */
export function parsePlanAddress(search: Search) {
  const address = read(search);
  return { ...address, planId: address.planId ?? '' };
}
export type PlanAddress = ReturnType<typeof parsePlanAddress>;

/** The city that the address names, or the first of the plan. */
export const openCity = <City extends { readonly cityCode: string }>(
  cities: readonly City[],
  cityCode: string | undefined,
): City | undefined => cities.find((city) => city.cityCode === cityCode) ?? cities[0];
