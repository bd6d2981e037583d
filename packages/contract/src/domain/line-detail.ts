import { z } from 'zod';
import { planLine, type PlanLine } from './bus.ts';

/** A line with its route, the places along it and its contacts by hour. */
export const lineDetail = z.object({
  line: planLine,
  directions: z.array(
    z.object({
      name: z.string(),
      lengthMeters: z.number(),
      stops: z.array(z.object({ name: z.string(), lng: z.number(), lat: z.number() })),
      /** The route, [lng, lat], WGS-84. */
      shape: z.array(z.tuple([z.number(), z.number()])),
    }),
  ),
  businessDistricts: z.array(z.object({ id: z.string(), name: z.string() })),
  mainRoads: z.array(z.object({ id: z.string(), name: z.string(), overlapMeters: z.number() })),
  /** Visible TA contacts of one vehicle by hour of day, 24 values. */
  hourlyTaContacts: z.array(z.number()),
  /** Lines whose audience overlaps most with this line's. */
  overlaps: z.array(z.object({ lineId: z.string(), lineName: z.string(), sharedShare: z.number() })),
});
export type LineDetail = z.infer<typeof lineDetail>;

const examplePlanLine: PlanLine = {
  lineId: 'l-1',
  lineName: '1路',
  level: 'A',
  operator: null,
  fromStop: '火车站',
  toStop: '世界之窗',
  lengthMeters: 18_000,
  stopCount: 24,
  headwayMinutes: 8,
  dailyRiders: 4200,
  singleDeckVehicles: 18,
  doubleDeckVehicles: 0,
  availableSingle: 12,
  availableDouble: 0,
  inPublication: [6, 4, 2, 0],
  registeredOn: '2026-11-02',
  prices: [{ formId: 1, deck: 'single', priceFen: 1_200_000, isPlaceholderPrice: true }],
  estimatedFields: ['level'],
  contactsPerVehicleDay: 52_000,
  taContactsPerVehicleDay: 4300,
  taConcentration: { value: 0.083, low: 0.08, high: 0.086, suppressed: false },
  tgi: { value: 104, low: 101, high: 107, suppressed: false },
  taReachOfOneVehicle: 0.21,
  suggestedVehicles: 2,
  unchosenReason: null,
  leastPurchase: { vehicles: 5, fen: 7_300_000 },
  contactWeight: null,
  recommendIndex: { score: 70, parts: [{ name: 'TA 触达', points: 70 }] },
};

export const lineDetailExample: LineDetail = {
  line: examplePlanLine,
  directions: [],
  businessDistricts: [],
  mainRoads: [],
  hourlyTaContacts: [],
  overlaps: [],
};
