import { z } from 'zod';
import { planGoals } from './plan-names.ts';

const pair = z.object({ name: z.string(), value: z.string() });

/** A form as its handbook tells it, with the days by which artwork is due. */
export const handbookForm = z.object({
  formId: z.int(),
  formName: z.string(),
  material: z.string(),
  file: z.string(),
  resolution: z.string(),
  safeMillimeters: z.int(),
  leadWorkdays: z.int(),
  leastUnits: z.int(),
  /** What is due before the first day of posting, the earliest first (交稿日历). */
  deadlines: z.array(z.object({ step: z.string(), workdays: z.int(), day: z.string() })),
});
export type HandbookForm = z.infer<typeof handbookForm>;

export const mediaHandbook = z.object({
  mediumId: z.int(),
  mediumName: z.string(),
  unit: z.string(),
  category: z.string(),
  docId: z.string(),
  version: z.int(),
  effectiveOn: z.string(),
  strengths: z.array(z.string()),
  limits: z.array(z.string()),
  goals: z.array(z.object({ goal: z.enum(planGoals), name: z.string(), reason: z.string() })),
  /** First day of posting, from which the deadlines are counted. */
  startDate: z.string(),
  forms: z.array(handbookForm),
  surcharges: z.array(pair),
});
export type MediaHandbook = z.infer<typeof mediaHandbook>;

export const exampleHandbook: MediaHandbook = {
  mediumId: 2,
  mediumName: '公交候车亭',
  unit: '面',
  category: '交通',
  docId: 'medium.2',
  version: 1,
  effectiveOn: '2026-11-01',
  strengths: ['与视线齐平'],
  limits: ['须成组投放'],
  goals: [{ goal: 'launch', name: '新品上市', reason: '停留时间够讲清一个卖点' }],
  startDate: '2026-12-21',
  forms: [
    {
      formId: 1,
      formName: '候车亭灯箱',
      material: '灯箱片',
      file: 'PDF',
      resolution: '100 dpi',
      safeMillimeters: 80,
      leadWorkdays: 5,
      leastUnits: 10,
      deadlines: [{ step: '终稿与授权文件', workdays: 5, day: '2026-12-14' }],
    },
  ],
  surcharges: [{ name: '换画', value: '每面每次 260 元' }],
};
