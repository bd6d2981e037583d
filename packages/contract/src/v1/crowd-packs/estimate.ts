import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { crowdPackPermit, packCities, packEstimate, packRule } from '../../domain/crowd-pack.ts';

export const estimatePack = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'crowd-packs/estimate',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '人群包规模预估与逐条漏斗：编辑规则时使用，不保存',
  privacy: 'refused',
  input: z.object({ cityCodes: packCities, rule: packRule }),
  output: packEstimate,
  example: {
    input: { cityCodes: ['440300'], rule: { parts: [{ kind: 'labels', targetAudience: {} }] } },
    output: {
      summary: '全体人群',
      steps: [],
      persons: { value: null, low: null, high: null, suppressed: false },
      share: { value: null, low: null, high: null, suppressed: false },
      cities: [],
      citiesWithoutPanel: ['深圳市'],
    },
  },
});
