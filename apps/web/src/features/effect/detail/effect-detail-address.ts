import { adcode, id, oneOf } from '../../../ui/address/address-fields.ts';
import { addressReader } from '../../../ui/address/read-address.ts';

export const effectTabs = ['overview', 'exposure', 'audience', 'behaviour', 'execution', 'closing'] as const;
export type EffectTab = (typeof effectTabs)[number];

export const effectTabNames: Readonly<Record<EffectTab, string>> = {
  overview: '总览',
  exposure: '曝光',
  audience: '受众',
  behaviour: '行为',
  execution: '执行',
  closing: '结案报告',
};

/** Order, tab and city of an appraisal; absent means the first tab and all cities. */
export const parseEffectDetailAddress = addressReader(
  { orderId: id(), tab: oneOf(effectTabs.slice(1)), city: adcode(), version: oneOf(['internal']) },
  { alias: { orderId: 'id' } },
);
export type EffectDetailAddress = ReturnType<typeof parseEffectDetailAddress>;
