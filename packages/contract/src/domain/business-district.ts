import { z } from 'zod';
import { csvOf } from '../core/query.ts';
import { pageOf } from './page.ts';
import { areaRow, insightBasis, placeSource } from './place-insight.ts';
import { exampleBasis, exampleFigures, examplePlaceSource } from './place-insight-example.ts';

/** A business district with its figures and its contents. */
export const businessDistrictRow = areaRow.extend({
  isIndicative: z.boolean(),
  pois: z.int(),
  brands: z.int(),
  /** AOIs whose centre lies inside, by kind. */
  aois: z.array(z.object({ aoiType: z.string(), count: z.int() })),
  /** Media positions inside that the caller may see, and bus lines within 300 m of the outline. */
  mediaPositions: z.int(),
  busLines: z.int(),
});
export const businessDistrictPage = pageOf(businessDistrictRow)
  .extend(insightBasis.shape)
  .extend({ places: placeSource });
export type BusinessDistrictRow = z.infer<typeof businessDistrictRow>;

/** Filter of business districts, for a body or a query string. */
export const businessDistrictFilter = z.object({
  /** Part of a name. */
  keyword: z.string().trim().max(60).default(''),
  districtNames: csvOf(z.string().max(40)).default([]),
  /** Kinds of AOI; only business districts that contain each of them. */
  aoiTypes: csvOf(z.string().max(20)).default([]),
});
export type BusinessDistrictFilter = z.output<typeof businessDistrictFilter>;

const exampleBusinessDistrict: BusinessDistrictRow = {
  ...exampleFigures,
  areaId: '440300-bd-01',
  name: '华强北',
  districtName: '福田区',
  center: [114.085, 22.545],
  squareMeters: 1_900_000,
  gridCells: 18,
  isIndicative: true,
  pois: 420,
  brands: 18,
  aois: [{ aoiType: '商场', count: 6 }],
  mediaPositions: 24,
  busLines: 42,
};

export const exampleBusinessDistrictPage: z.input<typeof businessDistrictPage> = {
  ...exampleBasis,
  places: examplePlaceSource,
  rows: [exampleBusinessDistrict],
  total: 1,
  pageNo: 1,
  pageSize: 20,
};
