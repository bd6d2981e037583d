import type { EffectCity } from '@ooh/contract/domain/effect';
import type { Basis } from '@ooh/contract/domain/figure';

/** 口径 in small print: nature, universe, source, period and releases. */
export function basisText({ nature, source, universe, period, dataReleases, isDemo }: Basis): string {
  const releases = dataReleases.map(({ releaseNo }) => releaseNo).join('、');
  return `口径：${nature}；${universe}；来源：${source}；周期：${period}；数据版本：${releases}${
    isDemo ? '；演示数据' : ''
  }`;
}

/** 口径 of an order's cities, and why some bring no figure. */
export function citiesBasisText(cities: readonly EffectCity[]): string {
  return cities
    .flatMap(({ cityName, basis, reason }) => [
      ...(basis === null ? [] : [`${cityName}${basisText(basis)}`]),
      ...(reason === null ? [] : [`${cityName}：${reason}`]),
    ])
    .join('；');
}
