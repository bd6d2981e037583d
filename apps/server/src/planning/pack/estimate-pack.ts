import { certain } from '@ooh/contract/core/certain';
import type { PackRule } from '@ooh/contract/domain/crowd-pack';
import type { Basis, Figure } from '@ooh/contract/domain/figure';
import { disclosedPart } from '../../disclosure/disclosed-figure.ts';
import type { Context } from '../../context.ts';
import { figureBasis, type BasisRelease } from '../../city-data/release/figure-basis.ts';
import { combineSizes } from '../../measurement/crowd/crowd-estimate.ts';
import { readCityData, type CityData } from '../../city-data/release/city-data.ts';
import type { CrowdSize } from '../../measurement/engine/work/crowd-figures.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { MemberPart } from '../../measurement/engine/work/pack-members.ts';
import { loadPackCity, resolveRule, type PackCity } from './resolve-rule.ts';
import { conditionTexts, type RuleNames } from './rule-text.ts';

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

/** How many people each condition finds alone, and the rule up to it. */
interface RuleSteps {
  readonly alone: readonly CrowdSize[];
  readonly soFar: readonly CrowdSize[];
}

/** Sizes of a rule in one city; a rule of one condition is its own only step. */
async function sizesOf(
  engine: Context['engine'],
  city: PackCity,
  parts: readonly MemberPart[],
  signal?: AbortSignal,
): Promise<RuleSteps> {
  const ask = (asked: readonly MemberPart[]) =>
    engine.ask(city.releases, 'packSize', { parts: asked }, { signal });
  const soFar = await Promise.all(parts.map((_, at) => ask(parts.slice(0, at + 1))));
  const alone = parts.length === 1 ? soFar : await Promise.all(parts.map((part) => ask([part])));
  return { alone, soFar };
}

/** How many people a rule finds, by condition, by city and in all; nothing is stored. */
export async function estimatePack(
  context: Pick<Context, 'db' | 'engine' | 'clickhouse' | 'config'>,
  cityCodes: readonly string[],
  rule: PackRule,
  names: RuleNames,
  signal?: AbortSignal,
) {
  const texts = conditionTexts(rule, names);
  const { minimumCell } = context.config;
  const data = await readCityData(context.db, cityCodes);
  const sizes: { data: CityData; size: CrowdSize; steps: RuleSteps }[] = [];
  const citiesWithoutPanel: string[] = [];
  for (const cityCode of cityCodes) {
    const city = await loadPackCity(context, certain(data.get(cityCode), 'city data', cityCode));
    if (city === null) {
      citiesWithoutPanel.push(cityName(cityCode));
      continue;
    }
    const parts = await resolveRule(context, city, rule, signal);
    const steps = await sizesOf(context.engine, city, parts, signal);
    sizes.push({ data: city.data, size: steps.soFar[parts.length - 1], steps });
  }
  const summed = (of: (steps: RuleSteps) => CrowdSize) =>
    combineSizes(
      sizes.map(({ steps }) => of(steps)),
      minimumCell,
    ).persons;
  return {
    steps: texts.map((text, at) => ({
      text,
      persons: summed(({ alone }) => alone[at]),
      personsSoFar: summed(({ soFar }) => soFar[at]),
    })),
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
