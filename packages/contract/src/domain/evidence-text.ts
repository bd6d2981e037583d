import type { Evidence } from './strategy-draft.ts';

const digits = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 });
const tenths = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const hundredths = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

type EvidenceFigure = Evidence['figures'][number];

const wan = 10_000;
const yi = wan * wan;

/** 1,234.5; from ten thousand on 4,802.2 万, from a hundred million on 1.23 亿, unless the unit counts in them already. */
function numberText(value: number, unit: string): string {
  const size = Math.abs(value);
  if (size < wan || /^[万亿]/.test(unit)) return digits.format(value);
  return Number((size / wan).toFixed(1)) < wan
    ? `${tenths.format(value / wan)} 万`
    : `${hundredths.format(value / yi)} 亿`;
}

/** A number with its unit: 6.6 万人, but 1,839 人 and 29%. */
function withUnit(value: number, unit: string): string {
  const text = numberText(value, unit);
  return /\d$/.test(text) && /^\p{Script=Han}/u.test(unit) ? `${text} ${unit}` : `${text}${unit}`;
}

/** A pinned figure in parts: its value with the unit, and its nature with the interval; 样本不足 where it is withheld. */
export function evidenceFigureParts({ value, unit, low, high, nature }: EvidenceFigure): {
  readonly value: string;
  readonly note: string;
} {
  if (value === null) return { value: '样本不足', note: '' };
  const range =
    low === null || high === null ? '' : `，95% 区间 ${numberText(low, unit)}–${numberText(high, unit)}`;
  return { value: withUnit(value, unit), note: `${nature}${range}` };
}

/** 「TA 人数 182 万人（预估，95% 区间 170–194）」. */
export function evidenceFigureText(figure: EvidenceFigure): string {
  const { value, note } = evidenceFigureParts(figure);
  return `${figure.name} ${value}${note === '' ? '' : `（${note}）`}`;
}
