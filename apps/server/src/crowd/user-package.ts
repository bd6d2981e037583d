import type { Figure } from '@ooh/contract/domain/figure';
import { sentenceOf, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { crowdLabels } from '@ooh/city/labels';
import type { Context } from '../context.ts';
import { modelReleasesOf, readCityData } from '../engine/city-data.ts';
import type { CrowdSize, LabelPortrait } from '../engine/work/crowd-figures.ts';
import { isShowable, suppressedFigure } from '../smart-select/city-summary.ts';
import { estimateCrowd } from './crowd-estimate.ts';
import { labelName } from './label-tree.ts';
import { showableLabels } from './showable-labels.ts';

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

interface CityPortrait {
  readonly size: CrowdSize;
  readonly labels: readonly LabelPortrait[];
}

interface MergedLabel {
  readonly share: number;
  readonly half: number;
  readonly base: number;
  readonly panelPersons: number;
  readonly basePersons: number;
}

/** Portraits of several cities as one: shares weighted by the audience, base shares by the people. */
function mergePortraits(portraits: readonly CityPortrait[]): Map<number, MergedLabel> {
  const merged = new Map<number, MergedLabel>();
  const audience = portraits.reduce((sum, { size }) => sum + size.persons.value, 0);
  const universe = portraits.reduce((sum, { size }) => sum + size.universe, 0);
  for (const portrait of portraits) {
    for (const label of portrait.labels) {
      const sum = merged.get(label.labelId) ?? {
        share: 0,
        half: 0,
        base: 0,
        panelPersons: 0,
        basePersons: 0,
      };
      const weight = audience > 0 ? portrait.size.persons.value / audience : 0;
      const half = label.share === null ? 0 : (label.share.high - label.share.low) / 2;
      merged.set(label.labelId, {
        share: sum.share + weight * (label.share?.value ?? 0),
        half: Math.hypot(sum.half, weight * half),
        base: sum.base + (portrait.size.universe / universe) * label.baseShare,
        panelPersons: sum.panelPersons + label.panelPersons,
        basePersons: sum.basePersons + label.basePersons,
      });
    }
  }
  return merged;
}

/**
 * The labels whose shares may be shown. The label's carriers outside the audience are what its base share tells
 * beside its share, so they count as a rest, too.
 */
function shownLabels(
  portraits: readonly CityPortrait[],
  merged: ReadonlyMap<number, MergedLabel>,
  minimumCell: number,
): { base: Set<number>; own: Set<number> } {
  const counts = (of: (label: MergedLabel) => number) =>
    new Map([...merged].map(([labelId, label]) => [labelId, of(label)]));
  const inside = portraits.reduce((sum, { size }) => sum + size.panelPersons, 0);
  const outside = portraits.reduce((sum, { size }) => sum + size.otherPersons, 0);
  const base = showableLabels(
    counts((label) => label.basePersons),
    inside + outside,
    minimumCell,
  );
  if (!isShowable(inside, outside, minimumCell)) return { base, own: new Set() };
  const own = showableLabels(
    counts((label) => {
      const rest = label.basePersons - label.panelPersons;
      return rest > 0 && rest < minimumCell ? 0 : label.panelPersons;
    }),
    inside,
    minimumCell,
  );
  return { base, own };
}

async function portraitOf(stores: Stores, cityCodes: readonly string[], audience: TargetAudience) {
  const data = await readCityData(stores.db, cityCodes);
  const releases = cityCodes
    .map((city) => modelReleasesOf(data.get(city)!))
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
  const merged = mergePortraits(portraits);
  const shown = shownLabels(portraits, merged, stores.config.minimumCell);
  return crowdLabels.flatMap(({ category, dimensions }) =>
    dimensions.map(({ dimension, labels }) => ({
      category,
      dimension,
      labels: labels.flatMap(({ labelId, name }) => {
        const label = merged.get(labelId);
        if (label === undefined || !shown.base.has(labelId)) return [];
        const share = shown.own.has(labelId)
          ? {
              value: label.share,
              low: Math.max(0, label.share - label.half),
              high: Math.min(1, label.share + label.half),
              suppressed: false,
            }
          : suppressedFigure;
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
