import { percentText } from '@ooh/contract/core/percent-text';
import { amountInFull, countText } from '../../disclosure/figure-text.ts';
import type { OrderTarget } from '../../platform/storage/postgres/tables/order-tables.ts';

/** What the customer wants to reach, as documents and differences of versions say it. */
export function targetText({ reachShare, frequency, impressions, cpmFen }: OrderTarget): string {
  const parts = [
    ...(reachShare === undefined ? [] : [`到达率 ${percentText(reachShare)}`]),
    ...(frequency === undefined ? [] : [`平均频次 ${frequency}`]),
    ...(impressions === undefined ? [] : [`曝光 ${countText(impressions)} 人次`]),
    ...(cpmFen === undefined ? [] : [`CPM ${amountInFull(cpmFen)}`]),
  ];
  return parts.join('，') || '未设定';
}
