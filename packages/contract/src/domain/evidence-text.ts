import type { Evidence } from './strategy-draft.ts';

const digits = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 });

type EvidenceFigure = Evidence['figures'][number];

/** A pinned figure in parts: its value with the unit, and its nature with the interval; 样本不足 where it is withheld. */
export function evidenceFigureParts({ value, unit, low, high, nature }: EvidenceFigure): {
  readonly value: string;
  readonly note: string;
} {
  if (value === null) return { value: '样本不足', note: '' };
  const range =
    low === null || high === null ? '' : `，95% 区间 ${digits.format(low)}–${digits.format(high)}`;
  return { value: `${digits.format(value)}${unit}`, note: `${nature}${range}` };
}

/** 「TA 人数 182 万人（预估，95% 区间 170–194）」. */
export function evidenceFigureText(figure: EvidenceFigure): string {
  const { value, note } = evidenceFigureParts(figure);
  return `${figure.name} ${value}${note === '' ? '' : `（${note}）`}`;
}
