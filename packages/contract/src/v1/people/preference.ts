import { endpoint } from '../../core/endpoint.ts';
import { screenPermit, taPeopleScreen } from '../../domain/place-insight.ts';
import { exampleBasis } from '../../domain/place-insight-example.ts';
import { preferenceAnswer, preferenceQuestion } from '../../domain/preference.ts';
import { noFigure } from '../../domain/smart-plan.ts';

export const getPreference = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'people/preference',
  permit: screenPermit(taPeopleScreen),
  scope: { medium: null, facts: ({ rows }) => rows },
  summary: '偏好洞察：目标人群到访的业态、品牌、商场、餐饮（到访推算），APP 类型与兴趣（标签）的渗透率与 TGI',
  privacy: 'refused',
  input: preferenceQuestion,
  output: preferenceAnswer,
  example: {
    input: { cityCode: '440300', targetAudience: {}, kind: 'brand' },
    output: {
      sentence: '全体人群',
      nature: '到访推算',
      rows: [],
      persons: noFigure,
      basis: exampleBasis.basis,
    },
  },
});
