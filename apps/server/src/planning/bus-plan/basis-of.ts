import type { Basis } from '@ooh/contract/domain/figure';
import { figureBasis } from '../../city-data/release/figure-basis.ts';
import type { PlanCity } from './plan-city.ts';

/** 口径 of what bus bodies do to a city's people: the panel and the lines. */
export const basisOf = (
  { cityCode, data }: Pick<PlanCity, 'data' | 'cityCode'>,
  universePersons: number,
  period: string,
): Basis => figureBasis(cityCode, [data.panel, data.busLines], universePersons, period);
