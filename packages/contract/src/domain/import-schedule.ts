import { z } from 'zod';
import { crsNames, importModes } from './data-release.ts';
import { importKinds } from './data-release-names.ts';
import { namedTemplate } from './import-template.ts';

/** What became of the last pull. */
export const pullStates = ['running', 'imported', 'unchanged', 'not-modified', 'failed'] as const;
export const pullStateNames = {
  running: '进行中',
  imported: '已导入',
  unchanged: '数据没有变化',
  'not-modified': '文件没有更新',
  failed: '失败',
} as const;

/** Shortest time between two pulls, in minutes. */
export const leastPullMinutes = 5;

/** Every n minutes, or daily at a time of China. */
export const pullTiming = z.union([
  z.object({
    everyMinutes: z
      .int()
      .min(leastPullMinutes)
      .max(7 * 24 * 60),
  }),
  z.object({ dailyAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '时间须为 HH:MM') }),
]);
export type PullTiming = z.infer<typeof pullTiming>;

export const importSchedule = z.object({
  scheduleId: z.string(),
  name: z.string(),
  kind: z.enum(importKinds),
  cityCode: z.string(),
  cityName: z.string(),
  crs: z.enum(crsNames),
  mode: z.enum(importModes).nullable(),
  template: namedTemplate.nullable(),
  /** https or sftp. */
  url: z.string(),
  userName: z.string().nullable(),
  hasSecret: z.boolean(),
  /** SHA-256 of the server's key, of sftp. */
  hostKey: z.string().nullable(),
  timing: pullTiming,
  isEnabled: z.boolean(),
  nextAt: z.string().nullable(),
  lastAt: z.string().nullable(),
  lastState: z.enum(pullStates).nullable(),
  lastMessage: z.string().nullable(),
  createdBy: z.string(),
});
export type ImportSchedule = z.infer<typeof importSchedule>;

export const exampleSchedule: ImportSchedule = {
  scheduleId: 's-1',
  name: '点位每日同步',
  kind: 'media-positions',
  cityCode: '440300',
  cityName: '深圳市',
  crs: 'WGS84',
  mode: null,
  template: null,
  url: 'https://media.example.cn/positions.csv',
  userName: null,
  hasSecret: false,
  hostKey: null,
  timing: { dailyAt: '02:30' },
  isEnabled: true,
  nextAt: '2026-11-21T18:30:00.000Z',
  lastAt: null,
  lastState: null,
  lastMessage: null,
  createdBy: '策划示例',
};
