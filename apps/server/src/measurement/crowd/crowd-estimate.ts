import { certain } from '@ooh/contract/core/certain';
import type { Basis, Figure } from '@ooh/contract/domain/figure';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { disclosedPart } from '../../disclosure/disclosed-figure.ts';
import type { Context } from '../../context.ts';
import { figureBasis } from '../../city-data/release/figure-basis.ts';
import { peopleReleasesOf, readCityData } from '../../city-data/release/city-data.ts';
import type { CrowdSize } from '../engine/work/crowd-figures.ts';
import { citiesOfAudience } from './pack-cities.ts';
import { cityName } from '../../reference/region/regions.ts';
import { sumPassesMinimumCell, suppressedFigure, unknownFigure } from '../../disclosure/suppression.ts';

export interface CrowdEstimate {
  readonly persons: Figure;
  readonly share: Figure;
  readonly cities: { cityCode: string; cityName: string; persons: Figure; share: Figure; basis: Basis }[];
  /** Cities without a panel, or outside the pack. */
  readonly citiesWithoutPanel: string[];
}

const halfWidth = (size: CrowdSize) => size.persons.high - size.persons.value;

/** People of independent panels add up; half widths of their intervals add in squares. */
export function combineSizes(
  sizes: readonly CrowdSize[],
  minimumCell: number,
): { persons: Figure; share: Figure } {
  if (sizes.length === 0) return { persons: unknownFigure, share: unknownFigure };
  if (!sumPassesMinimumCell(sizes, minimumCell))
    return { persons: suppressedFigure, share: suppressedFigure };
  const universe = sizes.reduce((sum, size) => sum + size.universe, 0);
  const value = sizes.reduce((sum, size) => sum + size.persons.value, 0);
  const half = Math.sqrt(sizes.reduce((sum, size) => sum + halfWidth(size) ** 2, 0));
  const persons = { value, low: Math.max(0, value - half), high: Math.min(universe, value + half) };
  const share = { value: value / universe, low: persons.low / universe, high: persons.high / universe };
  return { persons: { ...persons, suppressed: false }, share: { ...share, suppressed: false } };
}

/**
 * The size of an audience over cities. A complement under the minimum cell is withheld like the audience
 * itself, and the sum where a withheld city could be taken from it.
 */
export async function estimateCrowd(
  context: Pick<Context, 'db' | 'engine' | 'config'>,
  cityCodes: readonly string[],
  audience: TargetAudience,
): Promise<CrowdEstimate> {
  const { minimumCell } = context.config;
  const data = await readCityData(context.db, cityCodes);
  const audienceCities = await citiesOfAudience(context.db, audience);
  const cities: CrowdEstimate['cities'] = [];
  const sizes: CrowdSize[] = [];
  const citiesWithoutPanel: string[] = [];
  // Asked at once: while one city's model is read, others answer.
  const asked = cityCodes.map((cityCode) => {
    const releases = peopleReleasesOf(certain(data.get(cityCode), 'city data', cityCode));
    if (releases === null || (audienceCities !== null && !audienceCities.includes(cityCode)))
      return Promise.resolve(null);
    return context.engine.ask(releases, 'crowdSize', { audience });
  });
  const found = await Promise.all(asked);
  for (const [at, cityCode] of cityCodes.entries()) {
    const size = found[at];
    if (size === null) {
      citiesWithoutPanel.push(cityName(cityCode));
      continue;
    }
    sizes.push(size);
    const part = { inside: size.panelPersons, outside: size.otherPersons };
    cities.push({
      cityCode,
      cityName: cityName(cityCode),
      persons: disclosedPart(size.persons, part, minimumCell),
      share: disclosedPart(size.share, part, minimumCell),
      basis: figureBasis(
        cityCode,
        [certain(data.get(cityCode), 'city data', cityCode).panel],
        size.universe,
        '典型周',
      ),
    });
  }
  return { ...combineSizes(sizes, minimumCell), cities, citiesWithoutPanel };
}
