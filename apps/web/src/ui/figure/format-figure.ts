import { percentText } from '@ooh/contract/core/percent-text';

/** Shown for an unknown figure. Zero is shown as 0. */
export const missing = '—';

const wan = 10_000;
const yi = 100_000_000;

/** Formatters by decimals; creating one takes longer than a hundred uses. */
const formatters = new Map<number, Intl.NumberFormat>();

function grouped(value: number, digits: number): string {
  let formatter = formatters.get(digits);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat('zh-CN', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(digits, formatter);
  }
  return formatter.format(value);
}

/**
 * A count in 万/亿: under 10,000 in full, then with `digits` decimals of 万, from 100,000,000 on of 亿 with two.
 * `isFull` writes every digit. A value that rounds up to 10,000 万 is written as 1.00 亿.
 */
export function formatCount(value: number | null | undefined, { digits = 1, isFull = false } = {}): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return missing;
  const size = Math.abs(value);
  if (isFull || size < wan) return grouped(value, 0);
  const inWan = Number((size / wan).toFixed(digits));
  if (inWan < wan) return `${grouped(value / wan, digits)} 万`;
  return `${grouped(value / yi, 2)} 亿`;
}

/** A count with its unit: 1,839 人, but 6.6 万人. */
export function formatCountOf(value: number, unit: string): string {
  const text = formatCount(value);
  return /\d$/.test(text) ? `${text} ${unit}` : `${text}${unit}`;
}

/**
 * Money given in integer fen, as yuan with two decimals. `unit: 'auto'` shortens from 10,000 yuan on: to 万 with one
 * decimal, to 亿 with two.
 */
export function formatFen(
  fen: number | null | undefined,
  { unit = 'yuan', digits }: { unit?: 'yuan' | 'auto'; digits?: number } = {},
): string {
  if (fen === null || fen === undefined || !Number.isFinite(fen)) return missing;
  const sign = fen < 0 ? '−' : '';
  const yuan = Math.abs(fen) / 100;
  if (unit === 'yuan' || yuan < wan) return `${sign}¥${grouped(yuan, digits ?? 2)}`;
  return `${sign}¥${formatCount(yuan, { digits: Math.max(digits ?? 1, 1) })}`;
}

/** A share 0..1 as percent. */
export function formatShare(share: number | null | undefined, digits = 1): string {
  if (share === null || share === undefined || !Number.isFinite(share)) return missing;
  return percentText(share, digits);
}

/** A plain number with fixed decimals. */
export function formatNumber(value: number | null | undefined, digits = 0): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return missing;
  return grouped(value, digits);
}
