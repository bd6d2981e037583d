import type { Figure } from '@ooh/contract/domain/figure';
import { sentenceOf, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { crowdLabels } from '@ooh/city/labels';
import { shownFigure } from '../bus-plan/shown-figure.ts';
import type { Context } from '../context.ts';
import { modelReleasesOf, readCityData } from '../engine/city-data.ts';
import type { LabelPortrait } from '../engine/work/crowd-figures.ts';
import { estimateCrowd } from './crowd-estimate.ts';
import { labelName } from './label-tree.ts';

type Stores = Pick<Context, 'db' | 'engine' | 'config'>;

/** The rule read one condition further at a time: what each adds or takes. */
export function stepsOf(
  audience: TargetAudience,
): { text: string; alone: TargetAudience; soFar: TargetAudience }[] {
  const joins = { and: '且', or: '或', minus: '差' };
  return audience.groups.flatMap((group, g) =>
    group.conditions.map((condition, c) => {
      const word = c === 0 ? (g === 0 ? '' : `${joins[group.join]} `) : `${joins[condition.join]} `;
      const before = audience.groups.slice(0, g);
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

/** Portraits of several cities as one: shares weighted by the audience, base shares by the people. */
function mergePortraits(
  portraits: readonly { audience: number; universe: number; labels: readonly LabelPortrait[] }[],
) {
  const merged = new Map<number, { share: number; half: number; base: number; panelPersons: number }>();
  const audience = portraits.reduce((sum, portrait) => sum + portrait.audience, 0);
  const universe = portraits.reduce((sum, portrait) => sum + portrait.universe, 0);
  for (const portrait of portraits) {
    for (const label of portrait.labels) {
      const sum = merged.get(label.labelId) ?? { share: 0, half: 0, base: 0, panelPersons: 0 };
      const weight = audience > 0 ? portrait.audience / audience : 0;
      const half = label.share === null ? 0 : (label.share.high - label.share.low) / 2;
      merged.set(label.labelId, {
        share: sum.share + weight * (label.share?.value ?? 0),
        half: Math.hypot(sum.half, weight * half),
        base: sum.base + (portrait.universe / universe) * label.baseShare,
        panelPersons: sum.panelPersons + label.panelPersons,
      });
    }
  }
  return merged;
}

async function portraitOf(stores: Stores, cityCodes: readonly string[], audience: TargetAudience) {
  const data = await readCityData(stores.db, cityCodes);
  const releases = cityCodes
    .map((city) => modelReleasesOf(data.get(city)!))
    .filter((release) => release !== null);
  const portraits = await Promise.all(
    releases.map(async (release) => {
      const [size, labels] = await Promise.all([
        stores.engine.ask(release, 'crowdSize', { audience }),
        stores.engine.ask(release, 'crowdPortrait', { audience }),
      ]);
      return { audience: size.persons.value, universe: size.universe, labels };
    }),
  );
  const merged = mergePortraits(portraits);
  return crowdLabels.flatMap(({ category, dimensions }) =>
    dimensions.map(({ dimension, labels }) => ({
      category,
      dimension,
      labels: labels.flatMap(({ labelId, name }) => {
        const label = merged.get(labelId);
        if (label === undefined) return [];
        const estimate = {
          value: label.share,
          low: Math.max(0, label.share - label.half),
          high: Math.min(1, label.share + label.half),
        };
        const share = shownFigure(estimate, label.panelPersons, stores.config.minimumCell);
        const tgi = share.value === null || label.base === 0 ? null : (100 * share.value) / label.base;
        return [{ labelId, name, share, baseShare: label.base, tgi }];
      }),
    })),
  );
}

/** A plan's crowd pack: size, how its rule narrows the people, and who they are. */
export async function userPackageOf(stores: Stores, cityCodes: readonly string[], audience: TargetAudience) {
  const estimate = await estimateCrowd(stores, cityCodes, audience);
  const [composition, portrait] = await Promise.all([
    compositionOf(stores, cityCodes, audience),
    portraitOf(stores, cityCodes, audience),
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
    portrait: portrait.filter((dimension) => dimension.labels.length > 0),
  };
}
