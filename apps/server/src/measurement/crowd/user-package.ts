import { certain } from '@ooh/contract/core/certain';
import type { Figure } from '@ooh/contract/domain/figure';
import { ruleOfAudience } from '@ooh/contract/domain/system-crowds';
import { sentenceOf, type TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Context } from '../../context.ts';
import { peopleReleasesOf, readCityData } from '../../city-data/release/city-data.ts';
import { estimateCrowd } from './crowd-estimate.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { portraitDimensions, type CityPortrait } from './portrait.ts';
import { contradictedLabels } from './contradicted-labels.ts';

type Stores = Pick<Context, 'db' | 'engine' | 'config'>;

/** The rule read one condition further at a time: what each adds or takes. */
export function stepsOf(
  audience: TargetAudience,
): { text: string; alone: TargetAudience; soFar: TargetAudience }[] {
  const rule = ruleOfAudience(audience);
  if (rule.packId !== undefined)
    return [{ text: sentenceOf(audience, labelName), alone: audience, soFar: audience }];
  const joins = { and: '且', or: '或', minus: '差' };
  return rule.groups.flatMap((group, g) =>
    group.conditions.map((condition, c) => {
      const word = c === 0 ? (g === 0 ? '' : `${joins[group.join]} `) : `${joins[condition.join]} `;
      const before = rule.groups.slice(0, g);
      return {
        text: `${word}${condition.labelIds.map(labelName).join(' 或 ')}`,
        alone: { groups: [{ join: 'and', conditions: [{ ...condition, join: 'and' }] }] },
        soFar: { groups: [...before, { ...group, conditions: group.conditions.slice(0, c + 1) }] },
      };
    }),
  );
}

async function compositionOf(stores: Stores, cities: readonly string[], audience: TargetAudience) {
  const composition: { text: string; persons: Figure; personsSoFar: Figure }[] = [];
  for (const step of stepsOf(audience)) {
    const [alone, soFar] = await Promise.all([
      estimateCrowd(stores, cities, step.alone),
      estimateCrowd(stores, cities, step.soFar),
    ]);
    composition.push({ text: step.text, persons: alone.persons, personsSoFar: soFar.persons });
  }
  return composition;
}

/** Who an audience of some cities is, against all their people. */
export async function portraitOfAudience(
  stores: Stores,
  cityCodes: readonly string[],
  audience: TargetAudience,
) {
  const data = await readCityData(stores.db, cityCodes);
  const releases = cityCodes
    .map((city) => peopleReleasesOf(certain(data.get(city), 'city data', city)))
    .filter((release) => release !== null);
  const portraits = await Promise.all(
    releases.map(async (release): Promise<CityPortrait> => {
      const [size, labels] = await Promise.all([
        stores.engine.ask(release, 'crowdSize', { audience }),
        stores.engine.ask(release, 'crowdPortrait', { audience }),
      ]);
      return { size, labels };
    }),
  );
  const targetAudience = ruleOfAudience(audience);
  const contradicted = contradictedLabels([{ kind: 'labels', join: 'and', targetAudience }]);
  return portraitDimensions(portraits, stores.config.minimumCell, contradicted);
}

/** A plan's crowd pack: size, how its rule narrows the people, and who they are. */
export async function userPackageOf(stores: Stores, cityCodes: readonly string[], audience: TargetAudience) {
  const estimate = await estimateCrowd(stores, cityCodes, audience);
  const [composition, portrait] = await Promise.all([
    compositionOf(stores, cityCodes, audience),
    portraitOfAudience(stores, cityCodes, audience),
  ]);
  return {
    sentence: sentenceOf(audience, labelName),
    targetAudience: audience,
    persons: estimate.persons,
    share: estimate.share,
    basis: estimate.cities.map((city) => city.basis),
    cities: estimate.cities.map(({ cityCode, cityName, persons, share }) => ({
      cityCode,
      cityName,
      persons,
      share,
    })),
    composition,
    portrait,
  };
}
