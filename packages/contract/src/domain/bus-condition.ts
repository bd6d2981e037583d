import { z } from 'zod';

const conditionId = z.string().min(1).max(40);
const name = z.string().max(60).default('');

/** The conditions of a bus plan; a line satisfies one by geometry or by its audience figures. */
export const busCondition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('businessDistrict'),
    conditionId,
    name,
    districtIds: z.array(z.string()).min(1, '请选择商圈').max(200),
    /** stops: a stop lies inside (必经); passes: the route comes within the buffer (途经). */
    mode: z.enum(['stops', 'passes']),
    bufferMeters: z.number().min(0).max(2000).default(0),
    minHits: z.int().min(1).max(200).default(1),
  }),
  z.object({
    kind: z.literal('mainRoad'),
    conditionId,
    name,
    roadIds: z.array(z.string()).min(1, '请选择主干道').max(200),
    minOverlapMeters: z.number().min(0).max(50_000).default(1000),
  }),
  z.object({
    kind: z.literal('dataEmpowerment'),
    conditionId,
    name,
    /** Lines are ranked by the weighted percentile of these figures; the best `keepShare` stay. */
    options: z
      .array(
        z.object({
          key: z.enum(['taConcentration', 'taContacts', 'ridership', 'consumption', 'commute']),
          weight: z.number().min(0).max(100),
        }),
      )
      .min(1, '请选择数据维度'),
    keepShare: z.number().min(0.01).max(1).default(0.5),
  }),
  z.object({
    kind: z.literal('targetAoi'),
    conditionId,
    name,
    aoiIds: z.array(z.string()).max(500).default([]),
    aoiTypes: z.array(z.string()).max(50).default([]),
    bufferMeters: z.number().min(0).max(2000).default(200),
    minHits: z.int().min(1).max(500).default(1),
  }),
  z.object({
    kind: z.literal('targetPoi'),
    conditionId,
    name,
    categories: z.array(z.string()).max(50).default([]),
    brands: z.array(z.string()).max(50).default([]),
    /** Own places [lng, lat], WGS-84. */
    points: z
      .array(z.tuple([z.number(), z.number()]))
      .max(5000)
      .default([]),
    radiusMeters: z.number().min(50).max(3000).default(300),
    minHits: z.int().min(1).max(5000).default(1),
  }),
]);
export type BusCondition = z.infer<typeof busCondition>;

/** The relation of the conditions: a tree of and/or over condition ids, each possibly negated. */
export interface BusRelation {
  op: 'and' | 'or';
  not: boolean;
  items: (BusRelation | { conditionId: string; not: boolean })[];
}
const leaf = z.object({ conditionId, not: z.boolean().default(false) });
export const busRelation: z.ZodType<BusRelation> = z.object({
  op: z.enum(['and', 'or']),
  not: z.boolean().default(false),
  get items() {
    return z.array(z.union([busRelation, leaf])).max(40);
  },
});

export const busFilter = z.object({
  conditions: z.array(busCondition).max(20).default([]),
  /** Absent: all conditions must hold. */
  relation: busRelation.nullable().default(null),
});
export type BusFilter = z.infer<typeof busFilter>;
