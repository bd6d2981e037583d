import type { FigureSentence } from '@ooh/contract/domain/competitor';
import { formatFen, formatNumber } from '../../ui/figure/format-figure.ts';

type SentenceFigure = Pick<FigureSentence['figures'][number], 'value' | 'unit'>;

/** A figure behind a sentence: yuan as amounts are written beside it, a share in percent, a count with its unit. */
export function sentenceFigureText({ value, unit }: SentenceFigure): string {
  if (unit === '元')
    return formatFen(Math.round(value * 100), { unit: 'auto', digits: value < 10_000 ? 0 : 2 });
  return unit === '%' ? `${formatNumber(value, 1)}%` : `${formatNumber(value)} ${unit}`;
}
