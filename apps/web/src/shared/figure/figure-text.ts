import type { Figure } from '@ooh/contract/domain/figure';
import { missing } from '../../ui/figure/format-figure.ts';

/** 「95% 区间 120.1 万–126.7 万」, or undefined if the figure has none, or if its ends look equal after rounding. */
export function intervalText(figure: Figure, format: (value: number) => string): string | undefined {
  const { value, low, high, suppressed } = figure;
  if (suppressed || value === null || low === null || high === null) return undefined;
  const [from, to] = [format(low), format(high)];
  return from === to ? undefined : `95% 区间 ${from} – ${to}`;
}

/** Text of a figure: 样本不足 when too few persons stand behind it, — when there is none. */
export function figureText(figure: Figure, format: (value: number) => string): string {
  if (figure.suppressed) return '样本不足';
  return figure.value === null ? missing : format(figure.value);
}
