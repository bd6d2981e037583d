import type { ImportSchedule } from '@ooh/contract/domain/import-schedule';

/** 每天 02:30, 每 2 小时, 每 45 分钟. */
export function timingText(timing: ImportSchedule['timing']): string {
  if ('dailyAt' in timing) return `每天 ${timing.dailyAt}`;
  const { everyMinutes } = timing;
  if (everyMinutes % 1440 === 0) return `每 ${everyMinutes / 1440} 天`;
  return everyMinutes % 60 === 0 ? `每 ${everyMinutes / 60} 小时` : `每 ${everyMinutes} 分钟`;
}

/** Whether a schedule is at work, or will be in the next round of the service. */
export const isAtWork = ({ lastState, nextAt }: ImportSchedule, now: number): boolean =>
  lastState === 'running' || (nextAt !== null && Date.parse(nextAt) <= now);

export const stateTones = {
  running: 'working',
  imported: 'success',
  unchanged: 'success',
  'not-modified': 'success',
  failed: 'error',
} as const;
