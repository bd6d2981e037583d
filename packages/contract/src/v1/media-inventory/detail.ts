import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { basis, figure } from '../../domain/figure.ts';
import { mediaUnit } from '../../domain/media-search.ts';
import { inventoryFilter, mediaInventoryPermit } from '../../domain/medium.ts';
import { positionDetails } from '../../domain/position-details.ts';
import { targetAudience } from '../../domain/target-audience.ts';
import { mediaPeopleFields } from './search.ts';

const unitExample: z.input<typeof mediaUnit> = {
  unitKind: 'face',
  unitKey: 'p-440300-1|1',
  cityCode: '440300',
  mediumId: 2,
  mediumName: '公交候车亭',
  unit: '面',
  formId: 1,
  formName: '候车亭灯箱',
  sceneName: '交通',
  tags: ['城市道路'],
  positionId: 'p-440300-1',
  lineId: null,
  deck: null,
  code: 'SZ-HCT-0001',
  name: '华强北候车亭',
  address: null,
  districtName: '福田区',
  businessDistrictName: null,
  lng: 114.08,
  lat: 22.54,
  level: 'A',
  operator: null,
  widthMillimeters: 3500,
  heightMillimeters: 1500,
  isLit: true,
  spotSeconds: null,
  loopSeconds: null,
  faces: [],
  units: 1,
  freeUnits: 1,
  nextFreeFrom: '2026-12-01',
  vacancyWeeks: Array.from({ length: 13 }, () => 1),
  freeShare90: 1,
  priceFen: 1_200_000,
  priceDays: 28,
  isSamplePrice: true,
  productionFen: 38_000,
  passersPerDay: { value: null, low: null, high: null, suppressed: true },
  impressionsPerDay: { value: null, low: null, high: null, suppressed: true },
  taConcentration: { value: null, low: null, high: null, suppressed: true },
  taCpmFen: null,
  distanceMeters: null,
  isFavourite: false,
  isIndicative: true,
  estimatedFields: [],
  updatedOn: '2026-11-01',
};

export const getMediaUnit = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'media-inventory/detail',
  permit: mediaInventoryPermit,
  scope: { facts: ({ unit, similar }) => [unit, ...similar] },
  summary:
    '一个点位或一条线路的详情：规格、90 天空位、周边一周人流、画像、刊例价版本、相近媒体与本人用过它的订单',
  privacy: { cover: { withheld: [...mediaPeopleFields, 'presence', 'labels'] } },
  reads: ['booking', 'release', 'favourite', 'order'],
  input: inventoryFilter
    .pick({ cityCode: true, startDate: true, endDate: true })
    .extend({ unitKey: z.string().min(1).max(160), targetAudience: targetAudience.default({ groups: [] }) }),
  output: z.object({
    unit: mediaUnit,
    /** What was imported of the position beyond what every one has. */
    details: positionDetails.omit({ photo: true }),
    /** Its picture: kept by the product, or where the file says that it is. */
    photo: z.object({ isKept: z.boolean(), text: z.string().nullable() }).nullable(),
    /** Faces of the form whose owner declares impressions of an average day: imported, no figure of the model. */
    declared: z.array(z.object({ faceNo: z.string(), declaredDailyImpressions: z.int() })),
    /** Faces of the form that have a list price of their own; the period is null where the file gives none. */
    facePrices: z.array(z.object({ faceNo: z.string(), priceFen: z.int(), periodDays: z.int().nullable() })),
    /** Units free on each of 90 days from today on. */
    freeByDay: z.array(z.int()),
    /** People around it by day of the week and hour (168); null where it has no place or there are no figures. */
    presence: z.array(figure).nullable(),
    /** Labels of those people that stand out most against the city. */
    labels: z.array(z.object({ dimension: z.string(), name: z.string(), share: figure, tgi: figure })),
    /** Places nearby. */
    pois: z.array(z.object({ name: z.string(), category: z.string(), distanceMeters: z.number() })),
    /** Rate cards of the city in their order, with what each asked for such a unit. */
    prices: z.array(
      z.object({ since: z.string(), priceFen: z.int(), periodDays: z.int(), isSample: z.boolean() }),
    ),
    similar: z.array(mediaUnit),
    /** Orders that the user may see and that use it. */
    orders: z.array(
      z.object({ orderId: z.string(), name: z.string(), startDate: z.string(), endDate: z.string() }),
    ),
    basis: basis.nullable(),
    figuresReason: z.string().nullable(),
  }),
  example: {
    input: { cityCode: '440300', unitKey: 'p-440300-1|1' },
    output: {
      unit: unitExample,
      details: { status: 'active' },
      photo: null,
      declared: [{ faceNo: '1', declaredDailyImpressions: 12_000 }],
      facePrices: [{ faceNo: '1', priceFen: 480_000, periodDays: 14 }],
      freeByDay: [],
      presence: null,
      labels: [],
      pois: [],
      prices: [],
      similar: [],
      orders: [],
      basis: null,
      figuresReason: '该城市没有人群样本',
    },
  },
});
