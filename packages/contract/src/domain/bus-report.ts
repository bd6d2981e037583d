import { z } from 'zod';

/** The bus part of an order: all its cities that the reader may see, or one. */
export const busReportInput = z.object({
  orderId: z.string().min(1).max(40),
  cityCode: z
    .string()
    .regex(/^\d{6}$/, '城市代码须为 6 位数字')
    .optional(),
});
export const exampleBusReportInput = { orderId: 'o-1' };

/** Vehicles of a part of the order, booked and as run. */
export const busCounts = z.object({
  lines: z.int(),
  vehicles: z.int(),
  postedVehicles: z.int(),
  plannedVehicleDays: z.int(),
  actualVehicleDays: z.int(),
  netFen: z.int(),
  /** All contacts, planned and as run; null without data. */
  plannedImpressions: z.number().nullable(),
  actualImpressions: z.number().nullable(),
});
export type BusCounts = z.infer<typeof busCounts>;
export const exampleBusCounts: BusCounts = {
  lines: 2,
  vehicles: 8,
  postedVehicles: 7,
  plannedVehicleDays: 224,
  actualVehicleDays: 190,
  netFen: 2_000_000,
  plannedImpressions: null,
  actualImpressions: null,
};

export const busLineEffect = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  lineId: z.string(),
  lineName: z.string(),
  level: z.string(),
  decks: z.array(z.enum(['single', 'double'])),
  formNames: z.array(z.string()),
  counts: busCounts,
  /** Share of the TA in the contacts; null where withheld. */
  taShare: z.number().nullable(),
});
export type BusLineEffect = z.infer<typeof busLineEffect>;

/** A business district or another area with the order's lines that pass through it. */
export const busAreaEffect = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  areaId: z.string(),
  areaName: z.string(),
  districtName: z.string().nullable(),
  isIndicative: z.boolean(),
  lines: z.array(z.object({ lineId: z.string(), lineName: z.string(), vehicles: z.int() })),
  vehicles: z.int(),
});
export type BusAreaEffect = z.infer<typeof busAreaEffect>;
