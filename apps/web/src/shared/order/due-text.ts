import type { StatusTone } from '../../ui/figure/status-tag.tsx';
import { daysBetween } from '../../ui/calendar/dates.ts';

/** When something planned for a day is due, seen from today. */
export function dueText(dueOn: string, today: string): { readonly tone: StatusTone; readonly text: string } {
  const days = daysBetween(today, dueOn) ?? 0;
  if (days < 0) return { tone: 'error', text: `逾期 ${-days} 天` };
  if (days === 0) return { tone: 'warning', text: '今天' };
  return { tone: 'waiting', text: days === 1 ? '明天' : `${days} 天后` };
}
