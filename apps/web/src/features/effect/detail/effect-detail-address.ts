import { adcode, id, oneOf } from '../../../ui/address/address-fields.ts';
import { addressReader } from '../../../ui/address/read-address.ts';

export const effectTabs = [
  'overview',
  'exposure',
  'audience',
  'spatial',
  'behaviour',
  'execution',
  'advice',
  'closing',
  'comments',
] as const;
export type EffectTab = (typeof effectTabs)[number];

export const effectTabNames: Readonly<Record<EffectTab, string>> = {
  overview: '总览',
  exposure: '曝光',
  audience: '受众',
  spatial: '空间',
  behaviour: '行为',
  execution: '执行',
  advice: '优化建议',
  closing: '结案报告',
  comments: '评论',
};

/** Whose figures an overview shows: the plan's model, the same by posting records, or a third party's. */
const effectSources = ['plan', 'as-run', 'third-party'] as const;
export type EffectSource = (typeof effectSources)[number];

/** Order, tab and city of an appraisal; absent means the first tab and all cities. */
export const parseEffectDetailAddress = addressReader(
  {
    orderId: id(),
    tab: oneOf(effectTabs.slice(1)),
    city: adcode(),
    version: oneOf(['internal']),
    source: oneOf(effectSources),
  },
  { alias: { orderId: 'id' } },
);
export type EffectDetailAddress = ReturnType<typeof parseEffectDetailAddress>;
