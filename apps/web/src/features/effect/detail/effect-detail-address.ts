import { adcodeOf, idOf } from '../../../ui/table/read-search.ts';

export const effectTabs = ['overview', 'exposure', 'audience', 'behaviour', 'execution'] as const;
export type EffectTab = (typeof effectTabs)[number];

export const effectTabNames: Readonly<Record<EffectTab, string>> = {
  overview: '总览',
  exposure: '曝光',
  audience: '受众',
  behaviour: '行为',
  execution: '执行',
};

/** Order, tab and city of an appraisal as its address holds them; absent means the first tab and all cities. */
export interface EffectDetailAddress {
  readonly orderId?: string;
  readonly tab?: EffectTab;
  readonly city?: string;
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseEffectDetailAddress(search: Readonly<Record<string, unknown>>): EffectDetailAddress {
  const tab = effectTabs.find((known) => known === search.tab);
  return {
    orderId: idOf(search.orderId ?? search.id),
    tab: tab === 'overview' ? undefined : tab,
    city: adcodeOf(search.city),
  };
}
