import type { Basis } from '@ooh/contract/domain/figure';
import { countText } from './figure-text.ts';

/** Nature and source of figures in one phrase: 预估 · 人群样本 × 公交线网. */
export function sourceOf(basis: Basis): string {
  return `${basis.nature} · ${basis.source}${basis.isDemo ? '（演示数据）' : ''}`;
}

/** 口径 of a figure table, one sentence per city. */
export function methodLine(basis: Basis): string {
  const releases = basis.dataReleases.map((release) => release.releaseNo).join('、');
  return `来源：${sourceOf(basis)}；总体：${basis.universe} ${countText(basis.universePersons)} 人；周期：${basis.period}；数据版本：${releases}`;
}
