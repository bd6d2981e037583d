import { z } from 'zod';
import { amounts } from './evaluation.ts';
import { basis, figure } from './figure.ts';
import { orderId, orderPermit } from './media-order.ts';
import { constraintPrice, frontierPoint } from './plan-insight.ts';
import { planId, smartSelectPermit } from './smart-plan.ts';

/** What is defended: a bus plan or an order, never both. */
export const defenceSubject = z
  .object({ planId: planId.optional(), orderId: orderId.optional() })
  .refine((subject) => (subject.planId === undefined) !== (subject.orderId === undefined), {
    message: '须指明方案或订单之一',
  });

const linePart = z.object({
  lineName: z.string(),
  vehicles: z.int(),
  /** Persons of the audience that the line reaches alone, its fair part of the reach, and those lost without it. */
  alonePersons: z.number(),
  fairPersons: z.number(),
  addedPersons: z.number(),
  /** The line that it shares most persons with, and the shared part of its own reach. */
  mostShared: z.object({ lineName: z.string(), share: z.number() }).nullable(),
});

/** Why exactly these lines: of a city whose lines were chosen by the engine. */
export const cityArgument = z.object({
  /** What other budgets reach and what bounds them; null where prices are not shown. */
  frontier: z.object({ k: z.int(), budgetFen: z.int(), points: z.array(frontierPoint) }).nullable(),
  lines: z.array(linePart),
  /** Lines left out because of their small sample. */
  withheldLines: z.int(),
  /** Lines that are not chosen, the best by the recommend index first, and why. */
  rejected: z.array(z.object({ lineName: z.string(), score: z.number(), reason: z.string() })),
  /** What each constraint costs; null where prices are not shown. */
  prices: z
    .object({
      objective: z.string(),
      value: z.number(),
      bound: z.number(),
      prices: z.array(constraintPrice),
      left: z.int(),
    })
    .nullable(),
});
export type CityArgument = z.infer<typeof cityArgument>;

const defenceCity = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  /** Why there are no figures; null where there are. */
  reason: z.string().nullable(),
  reachShare: figure,
  reach: figure,
  /** Media price of the city; null where prices are not shown. */
  netFen: z.int().nullable(),
  /** A drawn map as SVG, light and dark; null where nothing has a place or the city is one of many. */
  map: z.object({ light: z.string(), dark: z.string(), attribution: z.string() }).nullable(),
  /** What is proved of the choice, in one sentence; null where nothing is. */
  certificate: z.string().nullable(),
  /** Null where the choice is not the engine's, or the city is one of many. */
  argument: cityArgument.nullable(),
});

const defenceMedium = z.object({
  cityName: z.string(),
  mediumName: z.string(),
  quantity: z.int(),
  unit: z.string(),
  netFen: z.int().nullable(),
  aloneShare: figure,
  /** Share of the audience that is lost without the medium. */
  addedShare: figure,
});

/** An earlier version of an order, measured anew on the same persons. */
const triedVersion = z.object({
  version: z.int(),
  /** Day on which it was kept. */
  keptOn: z.string(),
  items: z.int(),
  netFen: z.int().nullable(),
  /** Its reach minus that of the present one. */
  difference: figure,
});

/** Everything that is said for a plan or an order at one moment; screen, link and deck show these very figures. */
export const defence = z.object({
  defenceId: z.string(),
  /** SHA-256 of the content, in hexadecimal. */
  fingerprint: z.string(),
  madeAt: z.string(),
  kind: z.enum(['plan', 'order']),
  number: z.string(),
  name: z.string(),
  brandName: z.string(),
  version: z.int(),
  startDate: z.string(),
  endDate: z.string(),
  budgetFen: z.int().nullable(),
  isSample: z.boolean(),
  audienceSentence: z.string(),
  amounts: amounts.nullable(),
  basis: basis.nullable(),
  reachShare: figure,
  reach: figure,
  frequency: figure,
  taUniverse: figure,
  reachAtLeast: z.array(z.object({ k: z.int(), persons: z.number(), share: z.number() })),
  weeks: z.array(z.object({ week: z.int(), share: z.number() })),
  /** Units of which the contact model knows nothing, not counted. */
  unmodelledUnits: z.int(),
  cities: z.array(defenceCity),
  media: z.array(defenceMedium),
  tried: z.array(triedVersion),
  schedule: z.array(
    z.object({
      cityName: z.string(),
      mediumName: z.string(),
      units: z.int(),
      unit: z.string(),
      startDate: z.string(),
      endDate: z.string(),
    }),
  ),
});
export type Defence = z.infer<typeof defence>;

/** What is kept of a defence beside its row. */
export const defenceContent = defence.omit({ defenceId: true, fingerprint: true, madeAt: true }).extend({
  /** Cities and media that it speaks of: a link shows it while the person who shared it sees all of them. */
  pairs: z.array(z.object({ cityCode: z.string(), mediumId: z.int() })),
});
export type DefenceContent = z.infer<typeof defenceContent>;

const nothing = { value: null, low: null, high: null, suppressed: false };

export const defenceExample: Defence = {
  defenceId: '0193a1b2-0000-7000-8000-00000000000f',
  fingerprint: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  madeAt: '2026-11-21T06:00:00.000Z',
  kind: 'order',
  number: 'DD2611210001',
  name: '星河汽车2026冬季品牌焕新',
  brandName: '星河汽车',
  version: 1,
  startDate: '2027-03-01',
  endDate: '2027-03-28',
  budgetFen: 300_000_000,
  isSample: true,
  audienceSentence: '全部人群',
  amounts: null,
  basis: null,
  reachShare: nothing,
  reach: nothing,
  frequency: nothing,
  taUniverse: nothing,
  reachAtLeast: [],
  weeks: [],
  unmodelledUnits: 0,
  cities: [],
  media: [],
  tried: [],
  schedule: [],
};

/** Flags of the screens that defend a plan, and an order. */
export const defencePermit = { anyOf: [...smartSelectPermit.anyOf, ...orderPermit.anyOf] } as const;
