import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { basis, figure } from '../../domain/figure.ts';
import { noAmounts, orderId, orderItem, orderPermit, orderRowExample } from '../../domain/media-order.ts';
import { areaFigures, poiRow } from '../../domain/place-insight.ts';
import { exampleBasis, exampleFigures, examplePoi } from '../../domain/place-insight-example.ts';

const face = z.object({
  faceNo: z.string(),
  widthMillimeters: z.int(),
  heightMillimeters: z.int(),
  isLit: z.boolean(),
  /** Direction that the face points to, clockwise from north; null where unknown. */
  facingDegrees: z.number().nullable(),
  spotSeconds: z.int().nullable(),
  loopSeconds: z.int().nullable(),
  slots: z.int(),
});

const position = z.object({
  positionId: z.string(),
  code: z.string(),
  name: z.string(),
  address: z.string().nullable(),
  districtName: z.string().nullable(),
  businessDistrictName: z.string().nullable(),
  operator: z.string().nullable(),
  lng: z.number(),
  lat: z.number(),
  isIndicative: z.boolean(),
  isDemo: z.boolean(),
  estimatedFields: z.array(z.string()),
});

export const getOrderPointDetail = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/point-detail',
  permit: orderPermit,
  scope: {
    facts: ({ item, position, face }) => [
      { cityCode: item.cityCode, mediumId: item.mediumId, item, position, face },
    ],
  },
  summary: '订单的点位媒体信息：规格、朝向、周边 100 米人群与单面日均接触、周边 POI、照片与价格',
  privacy: { cover: { withheld: ['contacts'] } },
  input: z.object({ orderId, itemId: z.string().min(1).max(40) }),
  output: z.object({
    item: orderItem,
    /** Null where the unit is missing from the current data. */
    position: position.nullable(),
    face: face.nullable(),
    /** People within 100 m of it (模型估计); null, with the reason, where there are no figures. */
    audience: areaFigures.nullable(),
    /** Contacts of one unit per day, and the people reached; null where the model does not cover the medium. */
    contacts: z.object({ impressions: figure, reach: figure }).nullable(),
    audienceSentence: z.string(),
    audienceBasis: basis.nullable(),
    audienceReason: z.string().nullable(),
    /** Nearest first, at most 30 out of `poiTotal` within 300 m. */
    pois: z.array(poiRow.extend({ distanceMeters: z.number() })),
    poiTotal: z.int(),
    /** Photos of its postings that are not rejected, the newest first. */
    photos: z.array(z.object({ photoId: z.string(), takenAt: z.string().nullable() })),
  }),
  example: {
    input: { orderId: orderRowExample.orderId, itemId: 'i-1' },
    output: {
      item: {
        itemId: 'i-1',
        itemNo: 1,
        cityCode: '440300',
        cityName: '深圳市',
        mediumId: 2,
        mediumName: '公交候车亭',
        formId: 1,
        formName: '灯箱',
        lineId: null,
        deck: null,
        positionId: 's-1',
        faceId: 's-1-1',
        unitName: '福塘路候车亭',
        level: 'A',
        unit: '面',
        quantity: 1,
        startDate: '2027-03-01',
        endDate: '2027-03-28',
        days: 28,
        priceFen: 420_000,
        priceDays: 28,
        isSamplePrice: true,
        discountPermille: 900,
        isGift: false,
        designFen: 0,
        amounts: noAmounts,
        holdState: null,
        heldUnits: 0,
        expiresAt: null,
      },
      position: null,
      face: null,
      audience: exampleFigures,
      contacts: {
        impressions: { value: 5200, low: 4600, high: 5800, suppressed: false },
        reach: { value: 3900, low: 3500, high: 4300, suppressed: false },
      },
      audienceSentence: '全体人群',
      audienceBasis: exampleBasis.basis,
      audienceReason: null,
      pois: [{ ...examplePoi, distanceMeters: 42 }],
      poiTotal: 1,
      photos: [],
    },
  },
});
