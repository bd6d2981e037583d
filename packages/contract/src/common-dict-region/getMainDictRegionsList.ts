import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { region, regionLevels } from '../domain/region.ts';

export const getMainDictRegionsList = endpoint({
  method: 'GET',
  path: 'common-dict-region/getMainDictRegionsList',
  permit: 'signed-in',
  scope: 'reference',
  isStatic: true,
  summary: '行政区字典：省、市、区县及城市等级',
  input: z.object({ level: z.enum(regionLevels).optional(), parentAdcode: z.string().max(6).optional() }),
  output: z.array(region),
  example: {
    input: { level: 'city' },
    output: [
      {
        adcode: '440300',
        parentAdcode: '440000',
        name: '深圳市',
        level: 'city',
        tier: '一线',
        pinyin: 'shenzhen',
        initials: 'sz',
        center: [114.0683, 22.54554],
      },
    ],
  },
});
