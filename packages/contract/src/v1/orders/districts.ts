import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { basis, figure } from '../../domain/figure.ts';
import { matchFilter } from '../../domain/match-detail.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';
import { exampleBasis, exampleFigures } from '../../domain/place-insight-example.ts';
import { cityCode } from '../../domain/region.ts';

const placed = z.object({
  /** Number of positions in the district. */
  positions: z.int(),
  /** Number of lines with a stop in it. */
  lines: z.int(),
  /** Units × days and net price; those of a line are spread evenly over its stops. */
  unitDays: z.number(),
  netFen: z.number(),
  /** Planned contacts of all people, spread in the same way; null where they are withheld or unknown. */
  exposures: z.number().nullable(),
});

const districtRow = placed.extend({
  districtId: z.string(),
  name: z.string(),
  taPersons: figure,
  /** TA浓度（人数口径） of the people who are in the district. */
  taConcentration: figure,
  tgi: figure,
});

export const getOrderDistricts = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/districts',
  permit: orderPermit,
  scope: {
    facts: ({ rows }) =>
      rows
        .filter(({ positions, lines }) => positions + lines > 0)
        .map(({ name, positions, lines, unitDays, netFen }) => ({
          name,
          positions,
          lines,
          unitDays,
          netFen,
        })),
  },
  summary: '订单在某城市的行政区分布：点位、线路、曝光、净价与 TA浓度',
  privacy: { cover: { withheld: ['exposures', 'taConcentration', 'tgi'] } },
  reads: ['order'],
  input: matchFilter.extend({ orderId, cityCode }),
  output: z.object({
    /** All districts of the city. */
    rows: z.array(districtRow),
    /** Media in no district, or whose position is missing from the current data. */
    outside: placed,
    /** Units without contacts in the model; no exposure includes them. */
    unmeasuredUnits: z.int(),
    /** Basis of the audience figures; null, with the reason, where the city has none. */
    audienceBasis: basis.nullable(),
    audienceReason: z.string().nullable(),
    exposureBasis: basis.nullable(),
    exposureReason: z.string().nullable(),
  }),
  example: {
    input: { orderId: orderRowExample.orderId, cityCode: '440300' },
    output: {
      rows: [
        {
          districtId: '440304',
          name: '福田区',
          positions: 3,
          lines: 2,
          unitDays: 120.5,
          netFen: 1_200_000,
          exposures: 820_000,
          taPersons: exampleFigures.taPersons,
          taConcentration: exampleFigures.taConcentrationPeople,
          tgi: exampleFigures.tgi,
        },
      ],
      outside: { positions: 0, lines: 0, unitDays: 0, netFen: 0, exposures: 0 },
      unmeasuredUnits: 0,
      audienceBasis: exampleBasis.basis,
      audienceReason: null,
      exposureBasis: exampleBasis.basis,
      exposureReason: null,
    },
  },
});
