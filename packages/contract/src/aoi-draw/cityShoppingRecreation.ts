import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityCode } from '../domain/region.ts';
import {
  aoiBaseScreen,
  businessDistrictScreen,
  placeSource,
  sceneScreen,
  screenPermit,
} from '../domain/place-insight.ts';
import { examplePlaceSource } from '../domain/place-insight-example.ts';

export const getCityShoppingRecreation = endpoint({
  method: 'GET',
  path: 'aoi-draw/cityShoppingRecreation',
  permit: screenPermit(businessDistrictScreen, aoiBaseScreen, sceneScreen),
  scope: 'city-media',
  summary: '城市购物与休闲：业态数量、连锁占比与分区密度',
  privacy: { open: '每万人门店数以全市常住人口为分母' },
  input: z.object({ cityCode }),
  output: z.object({
    places: placeSource,
    /** Second-level categories of 购物服务, 餐饮服务, 体育休闲服务, 风景名胜. */
    formats: z.array(
      z.object({
        category: z.string(),
        count: z.int(),
        /** Share of places that belong to a chain, 0..1. */
        brandShare: z.number(),
        perTenThousandPersons: z.number().nullable(),
      }),
    ),
    districts: z.array(
      z.object({
        districtName: z.string(),
        shopping: z.int(),
        catering: z.int(),
        recreation: z.int(),
        perSquareKilometer: z.number(),
      }),
    ),
    topBrands: z.array(z.object({ brand: z.string(), count: z.int() })),
  }),
  example: {
    input: { cityCode: '440300' },
    output: {
      places: examplePlaceSource,
      formats: [{ category: '餐饮服务;咖啡厅', count: 240, brandShare: 0.65, perTenThousandPersons: 0.16 }],
      districts: [
        { districtName: '福田区', shopping: 400, catering: 800, recreation: 60, perSquareKilometer: 16 },
      ],
      topBrands: [{ brand: '示例咖啡甲', count: 52 }],
    },
  },
});
