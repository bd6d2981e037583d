import { formatNumber, missing } from '../../ui/figure/format-figure.ts';

/** How far a TGI must lie from 100 to be worth a mark. */
const noticeable = 10;

export interface TgiMark {
  readonly sign: '▲' | '▼' | '';
  readonly tone: 'above' | 'below' | 'level' | 'unknown';
  readonly text: string;
}

/** Mark of a target group index: ▲ over the base, ▼ under it, nothing within ten points. */
export function tgiMark(tgi: number | null): TgiMark {
  if (tgi === null || !Number.isFinite(tgi)) return { sign: '', tone: 'unknown', text: missing };
  const text = formatNumber(tgi);
  if (tgi >= 100 + noticeable) return { sign: '▲', tone: 'above', text };
  if (tgi <= 100 - noticeable) return { sign: '▼', tone: 'below', text };
  return { sign: '', tone: 'level', text };
}

/** What the marks mean, for footnotes and tooltips of columns. */
export const tgiMarkRule = `▲ 高于基准 ${noticeable} 及以上，▼ 低于基准 ${noticeable} 及以上`;

/** The index with its mark, where only text can stand. */
export function tgiText(tgi: number | null): string {
  const { sign, text } = tgiMark(tgi);
  return [sign, text].filter(Boolean).join(' ');
}
