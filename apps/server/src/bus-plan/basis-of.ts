import type { Basis } from '@ooh/contract/domain/figure';
import { cityName } from '../region/regions.ts';
import type { PlanCity } from './plan-city.ts';

/** 口径 of the figures of a city: the same words on screen and in every export. */
export function basisOf(
  city: Pick<PlanCity, 'data' | 'cityCode'>,
  universePersons: number,
  period: string,
): Basis {
  const { panel, busLines } = city.data;
  const releases = [panel, busLines].filter((release) => release !== null);
  return {
    nature: '预估',
    source: `${panel?.source ?? '人群样本'} × ${busLines?.source ?? '公交线网'}`,
    universe: `${cityName(city.cityCode)}常住15岁及以上人口`,
    universePersons,
    period,
    dataReleases: [
      ...(panel === null ? [] : [{ kind: 'panel', releaseNo: panel.releaseNo }]),
      ...(busLines === null ? [] : [{ kind: 'bus-lines', releaseNo: busLines.releaseNo }]),
    ],
    isDemo: releases.some((release) => release.isDemo),
  };
}
