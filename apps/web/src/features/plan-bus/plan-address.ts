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

export const dockTabs = ['lines', 'reach', 'contributions', 'budget', 'prices', 'robustness'] as const;
export type DockTab = (typeof dockTabs)[number];

export const lineScopes = ['all', 'matched', 'chosen'] as const;
export type LineScope = (typeof lineScopes)[number];

/** Everything of the screen that its address restores. */
export interface PlanAddress {
  readonly planId: string;
  readonly city?: string;
  /** Open condition card. */
  readonly cond?: ConditionCard;
  readonly tab?: DockTab;
  readonly show?: LineScope;
  /** Words looked for in the lines. */
  readonly q?: string;
  /** Column key, with a minus for descending. */
  readonly sort?: string;
  /** Line whose details are open. */
  readonly line?: string;
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value);
}

function textOf(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' || text.length > longest ? undefined : text;
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parsePlanAddress(search: Readonly<Record<string, unknown>>): PlanAddress {
  const city = textOf(search.city, 6);
  return {
    planId: textOf(search.planId, 40) ?? '',
    city: city !== undefined && /^\d{6}$/.test(city) ? city : undefined,
    cond: oneOf(conditionCards, search.cond),
    tab: oneOf(dockTabs, search.tab),
    show: oneOf(lineScopes, search.show),
    q: textOf(search.q, 60),
    sort: textOf(search.sort, 40),
    line: textOf(search.line, 60),
  };
}
