import type { OutcomeEffect } from '@ooh/contract/domain/effect';
import type { Figure } from '@ooh/contract/domain/figure';
import { formatNumber, formatShare, missing } from '../../../ui/figure/format-figure.ts';
import type { StatusTone } from '../../../ui/figure/status-tag.tsx';

export const outcomeNames: Readonly<Record<OutcomeEffect['kind'], string>> = {
  visit: '到店 / 到访',
  search: '搜索',
};

export const outcomeStateNames: Readonly<Record<OutcomeEffect['state'], string>> = {
  measured: '可下结论',
  'no-source': '数据源缺失',
  'small-sample': '样本不足',
  underpowered: '功效不足',
  'placebo-failed': '安慰剂检验未通过',
};

export const outcomeTones: Readonly<Record<OutcomeEffect['state'], StatusTone>> = {
  measured: 'success',
  'no-source': 'neutral',
  'small-sample': 'warning',
  underpowered: 'warning',
  'placebo-failed': 'error',
};

const points = (share: number) => `${share > 0 ? '+' : ''}${formatNumber(share * 100, 2)}`;

/** A difference of shares with its interval in points; a figure without one says nothing. */
function difference({ value, low, high, suppressed }: Figure): string | undefined {
  if (suppressed || value === null || low === null || high === null) return undefined;
  return `${points(value)} 个百分点（95% 区间 ${points(low)} 至 ${points(high)}）`;
}

export interface Claim {
  /** The uplift, never without its interval. */
  readonly uplift: string;
  readonly relative: string | undefined;
  /** Whether the interval holds 0. */
  readonly holdsZero: boolean;
}

/** What may be claimed of an effect; undefined unless it is measured and has an interval. */
export function claimOf({ state, uplift, relativeUplift }: OutcomeEffect): Claim | undefined {
  const text = state === 'measured' ? difference(uplift) : undefined;
  if (text === undefined) return undefined;
  const { low, high } = uplift;
  return {
    uplift: text,
    relative: relativeUplift === null ? undefined : `相对增长约 ${formatShare(relativeUplift)}`,
    holdsZero: low !== null && high !== null && low <= 0 && high >= 0,
  };
}

/** A share of people with its interval. */
export function shareText({ value, low, high, suppressed }: Figure): string {
  if (suppressed) return '样本不足';
  if (value === null) return missing;
  if (low === null || high === null) return formatShare(value);
  return `${formatShare(value)}（${formatShare(low)} – ${formatShare(high)}）`;
}

export const placeboText = ({ placebo }: OutcomeEffect): string =>
  difference(placebo) ?? (placebo.suppressed ? '样本不足' : missing);

/** 「0」, 「1–2」, 「6+」 contacts. */
export function contactsText({ from, to }: { readonly from: number; readonly to: number | null }): string {
  if (to === null) return `${from}+ 次`;
  return from === to ? `${from} 次` : `${from}–${to} 次`;
}
