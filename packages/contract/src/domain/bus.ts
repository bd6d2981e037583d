import { z } from 'zod';
import { decks } from './bus-names.ts';
import { figure } from './figure.ts';

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, '日期格式须为 YYYY-MM-DD');

export const deck = z.enum(decks);

export const lineLevels = ['特级', 'A++', 'A+', 'A', '经纬线'] as const;
export const lineLevel = z.enum(lineLevels);
export type LineLevel = z.infer<typeof lineLevel>;

/** Price of one vehicle for 30 days. */
export const linePrice = z.object({
  formId: z.int().min(1).max(10_000),
  deck,
  priceFen: z.int().min(0),
  /** True when the price does not come from a rate card (示例价). */
  isPlaceholderPrice: z.boolean(),
});

/** A bus line in a plan's city, with its figures for the plan's audience. */
export const planLine = z.object({
  lineId: z.string(),
  lineName: z.string(),
  level: lineLevel,
  operator: z.string().nullable(),
  fromStop: z.string(),
  toStop: z.string(),
  lengthMeters: z.number(),
  stopCount: z.int(),
  headwayMinutes: z.number(),
  dailyRiders: z.int(),
  singleDeckVehicles: z.int(),
  doubleDeckVehicles: z.int(),
  /** Vehicles still available in the plan's flight, by deck. */
  availableSingle: z.int(),
  availableDouble: z.int(),
  /** Vehicles in publication on `registeredOn` and 30, 60 and 90 days after it. */
  inPublication: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  /** Day of the register of lines in force. */
  registeredOn: isoDate,
  prices: z.array(linePrice),
  /** Names of the fields that a declared rule filled (估算). */
  estimatedFields: z.array(z.string()),
  /** Visible contacts of one vehicle per day, of all people and of the audience; null where withheld. */
  contactsPerVehicleDay: z.number().nullable(),
  taContactsPerVehicleDay: z.number().nullable(),
  /** TA contacts ÷ all contacts of the line (TA浓度, 曝光口径). */
  taConcentration: figure,
  tgi: figure,
  /** Share of the audience that one vehicle reaches in the whole flight, 0..1. */
  taReachOfOneVehicle: z.number().nullable(),
  /** Vehicles of this line in the computed plan, 0 when not chosen. */
  suggestedVehicles: z.int(),
  /** Why the computed plan leaves the line out, in a few words; null for a chosen line and where it must not be disclosed. */
  unchosenReason: z.string().nullable(),
  /** The least that the plan's strategy may buy of the line, design and tax included; null where it cannot be bought. */
  leastPurchase: z.object({ vehicles: z.int(), fen: z.int() }).nullable(),
  /** 0..100, with its parts, which sum to it. */
  recommendIndex: z.object({
    score: z.number(),
    parts: z.array(z.object({ name: z.string(), points: z.number() })),
  }),
  /**
   * What a contact with the line counts for in the plan's choice, 0..1: the scores of its criteria (0..1) by their shares.
   * Null where every contact counts alike, and where the reader may not see what the scores are made of.
   */
  contactWeight: z
    .object({
      weight: z.number(),
      parts: z.array(z.object({ name: z.string(), share: z.number(), score: z.number() })),
    })
    .nullable(),
});
export type PlanLine = z.infer<typeof planLine>;

/** One booked period, both days included. */
export const flight = z.object({ startDate: isoDate, endDate: isoDate });
export type Flight = z.infer<typeof flight>;

/** Purchase of one line: whole vehicles of one deck in one form for its flights. */
export const deliveryLine = z.object({
  lineId: z.string(),
  formId: z.int().min(1).max(10_000),
  deck,
  vehicles: z.int().min(1).max(2000),
  flights: z.array(flight).min(1).max(20),
});
export type DeliveryLine = z.infer<typeof deliveryLine>;

export const delivery = z.object({ lines: z.array(deliveryLine).max(2000) });
export type Delivery = z.infer<typeof delivery>;
