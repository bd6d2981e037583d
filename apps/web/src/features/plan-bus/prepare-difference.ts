import type { Delivery } from '@ooh/contract/domain/bus';
import type { CallOutput } from '@ooh/contract/registry';
import { formatCount, formatFen, formatShare } from '../../ui/figure/format-figure.ts';
import type { StatusTone } from '../../ui/figure/status-tag.tsx';
import { isSameDelivery } from './edit-delivery.ts';
import type { CityDraft } from './workspace.ts';

type Comparison = CallOutput<'v1/bus-plan/compare'>;

export interface ComparisonBase {
  readonly key: 'saved' | 'recommended';
  readonly name: string;
  readonly delivery: Delivery;
}

/** What the delivery on screen can be held against: the saved one and the computed one, where they differ from it. */
export function comparisonBases({ saved, choice }: CityDraft): readonly ComparisonBase[] {
  const { delivery } = choice.present;
  const bases: ComparisonBase[] = [];
  // What can no longer be bought has no figures to compare with.
  if (saved.obstacle === null) bases.push({ key: 'saved', name: '已保存', delivery: saved.delivery });
  if (saved.recommended !== null && !isSameDelivery(saved.recommended, saved.delivery))
    bases.push({ key: 'recommended', name: '系统优选', delivery: saved.recommended });
  return bases.filter((base) => base.delivery.lines.length > 0 && !isSameDelivery(base.delivery, delivery));
}

/** With its sign, also when it is positive. */
export function signed(value: number | null, format: (value: number) => string): string {
  if (value === null) return '—';
  return value > 0 ? `+${format(value)}` : value < 0 ? `−${format(-value)}` : format(0);
}

/** Percentage points with their sign, for differences of shares. */
const points = (share: number | null) => signed(share, (size) => formatShare(size, 2).replace('%', ''));

export interface DifferenceView {
  readonly tone: StatusTone;
  /** What the comparison says, in a few words. */
  readonly verdict: string;
  /** The figures behind it, one a line. */
  readonly facts: readonly string[];
}

const verdicts: Record<Comparison['verdict'], readonly [StatusTone, string]> = {
  more: ['success', '触达更多，超出抽样误差'],
  fewer: ['warning', '触达更少，超出抽样误差'],
  undecided: ['neutral', '差异在抽样误差之内'],
  same: ['neutral', '触达相同'],
  withheld: ['neutral', '样本不足'],
};

/** The difference of two deliveries in words. */
export function prepareDifference({ verdict, reachShare, reach, totalFen }: Comparison): DifferenceView {
  const [tone, text] = verdicts[verdict];
  const cost = `含税合计 ${signed(totalFen, (fen) => formatFen(fen, { unit: 'auto' }))}`;
  if (verdict === 'withheld' || verdict === 'same') return { tone, verdict: text, facts: [cost] };
  const interval = `95% 区间 ${points(reachShare.low)} 至 ${points(reachShare.high)} 点`;
  return {
    tone,
    verdict: text,
    facts: [
      `到达率 ${points(reachShare.value)} 点（${interval}）`,
      `触达人数 ${signed(reach.value, formatCount)}，${cost}`,
    ],
  };
}
