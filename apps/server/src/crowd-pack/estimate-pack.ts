import type { PackRule } from '@ooh/contract/domain/crowd-pack';
import type { Basis, Figure } from '@ooh/contract/domain/figure';
import { basisOf } from '../bus-plan/basis-of.ts';
import { shownPart } from '../bus-plan/shown-figure.ts';
import type { Context } from '../context.ts';
import { combineSizes } from '../crowd/crowd-estimate.ts';
import { readCityData, type CityData } from '../engine/city-data.ts';
import type { CrowdSize } from '../engine/work/crowd-figures.ts';
import { cityName } from '../region/regions.ts';
import { loadPackCity, resolveRule } from './resolve-rule.ts';

export interface CitySize {
  readonly cityCode: string;
  readonly cityName: string;
  readonly persons: Figure;
  readonly share: Figure;
  readonly basis: Basis;
}

/** The size of a pack in a city as it is shown. */
export function presentSize(data: CityData, size: CrowdSize, minimumCell: number): CitySize {
  const { cityCode } = data;
  const part = { inside: size.panelPersons, outside: size.otherPersons };
  return {
    cityCode,
    cityName: cityName(cityCode),
    persons: shownPart(size.persons, part, minimumCell),
    share: shownPart(size.share, part, minimumCell),
    basis: basisOf({ data, cityCode }, size.universe, '典型周'),
  };
}

/** How many people a rule finds, by city and in all; nothing is stored. */
export async function estimatePack(
  context: Pick<Context, 'db' | 'engine' | 'clickhouse' | 'config'>,
  cityCodes: readonly string[],
  rule: PackRule,
  signal?: AbortSignal,
) {
  const { minimumCell } = context.config;
  const data = await readCityData(context.db, cityCodes);
  const sizes: { data: CityData; size: CrowdSize }[] = [];
  const citiesWithoutPanel: string[] = [];
  for (const cityCode of cityCodes) {
    const city = await loadPackCity(context, data.get(cityCode)!);
    if (city === null) {
      citiesWithoutPanel.push(cityName(cityCode));
      continue;
    }
    const parts = await resolveRule(context, city, rule, signal);
    sizes.push({
      data: city.data,
      size: await context.engine.ask(city.releases, 'packSize', { parts }, { signal }),
    });
  }
  return {
    ...combineSizes(
      sizes.map(({ size }) => size),
      minimumCell,
    ),
    cities: sizes.map((one) => presentSize(one.data, one.size, minimumCell)),
    citiesWithoutPanel,
  };
}
