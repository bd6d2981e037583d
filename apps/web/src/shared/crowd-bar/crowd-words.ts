import { crowdRoleNames, dayTypeNames } from '@ooh/contract/domain/crowd-names';
import type { CrowdQuestion } from './crowd-address.ts';

/** An hour of the day: 07:00. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Hours of the day in words; nothing but 全天 for all of them. */
export const hoursText = (from: number, to: number): string =>
  from === 0 && to === 24 ? '全天' : `${hourText(from)}–${hourText(to)}`;

/** What is asked, in words, as a map's subtitle says it: month, days, hours, role where one is named, audience. */
export function crowdWords(question: CrowdQuestion, audienceSentence: string): string {
  const { month, dayType, fromHour = 0, toHour = 24, role } = question;
  const parts = [
    month ?? '样本周',
    dayTypeNames[dayType],
    ...(fromHour > 0 || toHour < 24 ? [hoursText(fromHour, toHour)] : []),
    ...(role === undefined ? [] : [crowdRoleNames[role]]),
    audienceSentence,
  ];
  return parts.join(' · ');
}
