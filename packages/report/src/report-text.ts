/** Texts of figures in reports: one rule for screen and files. */
import { percentText } from '@ooh/contract/core/percent-text';

/** What stands where there is no figure. */
export const none = '—';

/** A figure as calls answer it. */
export interface KnownFigure {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly suppressed: boolean;
}

/** A written number, its digits before the point in groups of three. */
const groupDigits = (written: string): string => written.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');

const grouped = (value: number): string => groupDigits(String(Math.round(value)));

/** A number of ten thousand and more: `12.3 万`, `1,234.5 万`, and from 100 million on `1.23 亿`. */
function largeText(value: number): string {
  const tenThousands = (value / 10_000).toFixed(1);
  if (Math.abs(Number(tenThousands)) >= 10_000) return `${(value / 100_000_000).toFixed(2)} 亿`;
  return `${groupDigits(tenThousands)} 万`;
}

/** `9,876`, or shortened from ten thousand on. */
export function countText(value: number | null): string {
  if (value === null) return none;
  return Math.abs(value) >= 10_000 ? largeText(value) : grouped(value);
}

export const peopleText = (value: number | null): string =>
  value === null ? none : `${countText(value)}${Math.abs(value) >= 10_000 ? '' : ' '}人`;

/** `9,876 次`, `12.3 万次`. */
export const contactsText = (value: number | null): string =>
  value === null ? none : `${countText(value)}${Math.abs(value) >= 10_000 ? '' : ' '}次`;

export const shareText = (share: number | null): string => (share === null ? none : percentText(share));

export const timesText = (value: number | null): string => (value === null ? none : value.toFixed(1));

/** Yuan to the fen, shortened from ten thousand on. */
export function yuanText(fen: number | null): string {
  if (fen === null) return none;
  const yuan = fen / 100;
  return Math.abs(yuan) >= 10_000 ? `${largeText(yuan)}元` : `${groupDigits(yuan.toFixed(2))} 元`;
}

/** Digits grouped, with one decimal unless it is 0. */
export const numberText = (value: number | null): string => (value === null ? none : tenthText(value));

/** Grouped, with one decimal unless it is 0. */
export function tenthText(value: number): string {
  const [whole, tenth] = value.toFixed(1).split('.');
  const digits = groupDigits(whole);
  return tenth === '0' ? digits : `${digits}.${tenth}`;
}

/** An amount as people write it: `300 万元`, `298.3 万元`, `8,600 元`, `2.06 亿元`. */
export function moneyText(fen: number): string {
  const yuan = fen / 100;
  if (Math.abs(yuan) >= 100_000_000) return `${largeText(yuan)}元`;
  return Math.abs(yuan) < 10_000 ? `${grouped(yuan)} 元` : `${tenthText(yuan / 10_000)} 万元`;
}

/** A figure, 样本不足 where it is withheld. */
export const figureText = (figure: KnownFigure, text: (value: number | null) => string): string =>
  figure.suppressed ? '样本不足' : text(figure.value);

/** ` 95% 区间 …`; empty where there is none. */
export const intervalText = (
  { low, high, suppressed }: KnownFigure,
  text: (value: number | null) => string,
): string => (suppressed || low === null || high === null ? '' : `95% 区间 ${text(low)}–${text(high)}`);
