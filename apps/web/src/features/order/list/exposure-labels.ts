import { figureText, intervalText } from '../../../shared/figure/figure-text.ts';
import { asCount } from '../../../ui/figure/figure-formats.ts';
import { missing } from '../../../ui/figure/format-figure.ts';
import { citiesBasisText } from '../../../shared/figure/basis-text.ts';
import type { PlannedExposure } from './planned-exposures.ts';

/** What stands where an order's figure would. */
export const exposureLabels = {
  computed: '已测算',
  waiting: '未测算',
  insufficient: '数据不足',
  empty: missing,
} as const satisfies Record<PlannedExposure['state'], string>;

/** What stands behind planned impressions: reach with its interval, then the 口径 of every city. */
export function exposureNote({ reach, cities }: Pick<PlannedExposure, 'reach' | 'cities'>): string {
  const interval = intervalText(reach, asCount);
  const reached = `预估触达 ${figureText(reach, asCount)}${interval === undefined ? '' : `（${interval}）`}`;
  return `${reached}；${citiesBasisText(cities)}`;
}
