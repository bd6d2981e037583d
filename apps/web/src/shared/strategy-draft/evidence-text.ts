import type { Evidence } from '@ooh/contract/domain/strategy-draft';

const digits = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 });

/** 「TA 人数 182 万人（预估，95% 区间 170–194）」. */
export function evidenceFigureText({
  name,
  value,
  unit,
  low,
  high,
  nature,
}: Evidence['figures'][number]): string {
  if (value === null) return `${name} 样本不足`;
  const range =
    low === null || high === null ? '' : `，95% 区间 ${digits.format(low)}–${digits.format(high)}`;
  return `${name} ${digits.format(value)}${unit}（${nature}${range}）`;
}
