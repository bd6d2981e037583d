import type { PackRule } from '@ooh/contract/domain/crowd-pack';
import type { Basis, Figure } from '@ooh/contract/domain/figure';
import { disclosedPart } from '../../disclosure/disclosed-figure.ts';
import type { Context } from '../../context.ts';
import { figureBasis, type BasisRelease } from '../../city-data/release/figure-basis.ts';
import { combineSizes } from '../../measurement/crowd/crowd-estimate.ts';
import { readCityData, type CityData } from '../../city-data/release/city-data.ts';
import type { CrowdSize } from '../../measurement/engine/work/crowd-figures.ts';
import { cityName } from '../../reference/region/regions.ts';
import { loadPackCity, resolveRule } from './resolve-rule.ts';

export interface CitySize {
  readonly cityCode: string;
  readonly cityName: string;
  readonly persons: Figure;
  readonly share: Figure;
  readonly basis: Basis;
}

/** What the people of a rule were found with: a panel, and the lines where they are people whom buses meet. */
export const releasesOfRule = (
  rule: PackRule,
  panel: BasisRelease | null,
  busLines: BasisRelease | null,
): (BasisRelease | null)[] => [panel, rule.parts.some(({ kind }) => kind === 'exposure') ? busLines : null];

/** The size of a pack in a city as it is shown. */
export function presentSize(
  cityCode: string,
  size: CrowdSize,
  releases: readonly (BasisRelease | null)[],
  minimumCell: number,
): CitySize {
  const part = { inside: size.panelPersons, outside: size.otherPersons };
  return {
    cityCode,
    cityName: cityName(cityCode),
    persons: disclosedPart(size.persons, part, minimumCell),
    share: disclosedPart(size.share, part, minimumCell),
    basis: figureBasis(cityCode, releases, size.universe, '典型周'),
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
    cities: sizes.map(({ data: { cityCode, panel, busLines }, size }) =>
      presentSize(cityCode, size, releasesOfRule(rule, panel, busLines), minimumCell),
    ),
    citiesWithoutPanel,
  };
}
