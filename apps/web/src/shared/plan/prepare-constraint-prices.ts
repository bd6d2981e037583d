import type { InsightOf } from '@ooh/contract/domain/plan-insight';
import { formatCount, formatFen, formatShare } from '../../ui/figure/format-figure.ts';

/** What constraints cost, whatever else the answer says. */
export type PricesOf = Pick<InsightOf<'prices'>, 'objective' | 'value' | 'bound' | 'prices' | 'left'>;

export interface PriceRow {
  readonly text: string;
  /** False where loosening brings nothing: the constraint does not bind. */
  readonly binds: boolean;
  readonly gainText: string;
  readonly gainShareText: string;
  readonly atMostText: string;
  readonly dualText: string;
  readonly costText: string;
  readonly changeText: string;
}

/** Gains below this share of the value are rounding. */
const nothing = 1e-6;

const signed = (value: number, text: (size: number) => string) =>
  value === 0 ? '不变' : `${value > 0 ? '+' : '−'}${text(Math.abs(value))}`;

const names = (word: string, list: readonly string[]) =>
  list.length === 0 ? '' : `${word} ${list.join('、')}`;

/** The dearest constraint first; those that bring nothing last. */
export function preparePriceRows({ prices, value }: PricesOf): PriceRow[] {
  return prices
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ text, gain, atMost, byDual, changeFen, linesIn, linesOut }) => {
      const binds = gain > nothing * value;
      return {
        text,
        binds,
        gainText: binds ? `+${formatCount(gain)}` : '0',
        gainShareText: binds && value > 0 ? `+${formatShare(gain / value, 2)}` : '—',
        atMostText: `+${formatCount(Math.max(gain, atMost))}`,
        dualText: byDual === null ? '—' : `+${formatCount(byDual)}`,
        costText: signed(changeFen, (fen) => formatFen(fen, { digits: 0 })),
        changeText: [names('增', linesIn), names('减', linesOut)].filter(Boolean).join('；') || '线路不变',
      };
    });
}

/** The reading of all prices in one sentence. */
export function readPrices({ prices, value }: PricesOf): string {
  const binding = prices.filter(({ gain }) => gain > nothing * value);
  if (prices.length === 0) return '没有可以放宽的约束。';
  if (binding.length === 0) return '放宽任何一条约束都没有找到更好的方案。';
  const dearest = binding.reduce((a, b) => (b.gain > a.gain ? b : a));
  return `${binding.length} 条约束在起作用；代价最大的是「${dearest.text}」，可多得 ${formatCount(dearest.gain)}（目标值的 ${formatShare(dearest.gain / value, 2)}）。`;
}
