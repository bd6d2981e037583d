import type { EffectCity } from '@ooh/contract/domain/effect';
import type { Basis } from '@ooh/contract/domain/figure';
import { basisRemark } from './basis-remark.ts';

/** 口径 in small print: nature, universe, source, period and releases. */
export function basisText(basis: Basis): string {
  const { nature, source, universe, period, dataReleases } = basis;
  const releases = dataReleases.map(({ releaseNo }) => releaseNo).join('、');
  const remark = basisRemark([basis]);
  return `口径：${nature}；${universe}；来源：${source}；周期：${period}；数据版本：${releases}${
    remark === '' ? '' : `；${remark}`
  }`;
}

/** 口径 of an order's cities, and why some have no figure. */
export function citiesBasisText(cities: readonly EffectCity[]): string {
  return cities
    .flatMap(({ cityName, basis, reason }) => [
      ...(basis === null ? [] : [`${cityName}${basisText(basis)}`]),
      ...(reason === null ? [] : [`${cityName}：${reason}`]),
    ])
    .join('；');
}
