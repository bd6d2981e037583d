import { crowdLabels } from '@ooh/reference/labels';
import { isTooFew } from '@ooh/measurement/minimum-cell';
import { targetGroupIndex } from '@ooh/measurement/media-metrics';
import type { CrowdSize, LabelPortrait } from '../engine/work/crowd-figures.ts';
import { passesMinimumCell, suppressedFigure } from '../../disclosure/suppression.ts';
import { disclosedLabels } from './disclosed-labels.ts';

/** An audience of a city with its labels. */
export interface CityPortrait {
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
 * The labels whose shares may be disclosed. The persons with the label outside the audience follow from its base share
 * and its share, so they count as a complement too.
 */
function disclosedLabelParts(
  portraits: readonly CityPortrait[],
  merged: ReadonlyMap<number, MergedLabel>,
  minimumCell: number,
): { base: Set<number>; own: Set<number> } {
  const counts = (of: (label: MergedLabel) => number) =>
    new Map([...merged].map(([labelId, label]) => [labelId, of(label)]));
  const inside = portraits.reduce((sum, { size }) => sum + size.panelPersons, 0);
  const outside = portraits.reduce((sum, { size }) => sum + size.otherPersons, 0);
  const base = disclosedLabels(
    counts((label) => label.basePersons),
    inside + outside,
    minimumCell,
  );
  if (!passesMinimumCell(inside, outside, minimumCell)) return { base, own: new Set() };
  const own = disclosedLabels(
    counts((label) => {
      const rest = label.basePersons - label.panelPersons;
      return isTooFew(rest, minimumCell) ? 0 : label.panelPersons;
    }),
    inside,
    minimumCell,
  );
  return { base, own };
}

/**
 * The portrait of an audience over cities: each label's share against the people's, where both may be shown. `ruledOut`
 * are the labels that the audience's own conditions leave out.
 */
export function portraitDimensions(
  portraits: readonly CityPortrait[],
  minimumCell: number,
  contradicted: ReadonlySet<number> = new Set(),
) {
  const merged = mergePortraits(portraits);
  const shown = disclosedLabelParts(portraits, merged, minimumCell);
  const all = crowdLabels.flatMap(({ category, dimensions }) =>
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
        const tgi = targetGroupIndex(share.value, label.base);
        const isContradicted = contradicted.has(labelId);
        return [{ labelId, name, share, isContradicted, baseShare: label.base, tgi }];
      }),
    })),
  );
  return all.filter((dimension) => dimension.labels.length > 0);
}
