import { percentText } from '@ooh/contract/core/percent-text';
import type { FigureSentence } from '@ooh/contract/domain/competitor';

type Figure = FigureSentence['figures'][number];

/** Yuan of fen. */
export const yuanOf = (fen: number): number => Math.round(fen) / 100;

const grouped = (value: number, digits: number) =>
  value.toLocaleString('zh-CN', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** An amount as the screens shorten it: ¥950, ¥1,234.50 万 or ¥1.20 亿. */
export function amountText(fen: number): string {
  const yuan = fen / 100;
  if (yuan < 1e4) return `¥${grouped(yuan, 0)}`;
  return Number((yuan / 1e4).toFixed(2)) < 1e4
    ? `¥${grouped(yuan / 1e4, 2)} 万`
    : `¥${grouped(yuan / 1e8, 2)} 亿`;
}

/** 增长 or 下降 with its size. */
export function changeText(change: number): string {
  return `${change >= 0 ? '增长' : '下降'} ${percentText(Math.abs(change))}`;
}

export const money = (name: string, fen: number): Figure => ({ name, value: yuanOf(fen), unit: '元' });
export const percent = (name: string, share: number): Figure => ({
  name,
  value: Math.round(share * 1000) / 10,
  unit: '%',
});
export const count = (name: string, value: number, unit = '个'): Figure => ({ name, value, unit });

export function sentence(text: string, ...figures: readonly Figure[]): FigureSentence {
  return { text, figures: [...figures] };
}
