import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { csvOf } from '../core/query.ts';
import { cityCode } from '../domain/region.ts';
import { crowdLabelTree } from '../domain/target-audience.ts';

export const getCrowdLabelList = endpoint({
  method: 'GET',
  path: 'common/getCrowdLabelList',
  permit: 'signed-in',
  scope: {
    grants: [
      'investmentOrderData.wiseChoicePatternData',
      'investmentOrderData.orderPatternData',
      'smartMarketingData.numeracyTaData',
      'smartMarketingData.cbdInsightData',
      'digitalAssetRoleData.aoiDataBaseData',
      'digitalAssetRoleData.cityNumericalPerspectiveData',
      'smartMarketingData.wisdomCityData',
      'smartMarketingData.wisdomCombinationData',
    ],
  },
  summary: '人群标签树；给出城市时带人群占比，多个城市合计',
  privacy: { cover: { withheld: ['share'] } },
  input: z.object({ cityCode: cityCode.optional(), cityCodes: csvOf(cityCode).default([]) }),
  output: crowdLabelTree,
  example: {
    input: { cityCode: '440300' },
    output: [
      {
        category: '基础属性',
        dimensions: [
          { dimension: '性别', exclusive: true, labels: [{ labelId: 1, name: '男性', share: 0.55 }] },
        ],
      },
    ],
  },
});
