import { crowdLabels } from '@ooh/reference/labels';
import type { PortraitDimension } from '@ooh/contract/domain/effect';
import type { Figure } from '@ooh/contract/domain/figure';
import { targetGroupIndex } from '@ooh/measurement/media-metrics';
import { disclosedLabels } from '../../measurement/crowd/disclosed-labels.ts';
import type { ReachedLabel } from '../../measurement/engine/work/effect-people.ts';
import { wilson } from '../../measurement/engine/work/crowd-figures.ts';
import {
  passesMinimumCell,
  sumPassesMinimumCell,
  suppressedFigure,
  unknownFigure,
} from '../../disclosure/suppression.ts';
import type { DisclosedCity } from './effect-scope.ts';

interface Totals {
  readonly reached: number;
  readonly reachedPanel: number;
  readonly universe: number;
  readonly panel: number;
  readonly audience: number;
  readonly audiencePanel: number;
  /** Effective sample of the reached, over all cities. */
  readonly sample: number;
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);

function totalsOf(cities: readonly DisclosedCity[]): Totals {
  const measures = cities.map((city) => city.measure);
  const reached = sum(measures, (one) => one.actual.reachedPersons);
  // Variances of shares of independent cities add, weighted by the squares of their people.
  const spread = sum(measures, (one) =>
    one.reachedSample > 0 ? one.actual.reachedPersons ** 2 / one.reachedSample : 0,
  );
  return {
    reached,
    reachedPanel: sum(measures, (one) => one.actual.panelPersons),
    universe: sum(measures, (one) => one.universe),
    panel: sum(measures, (one) => one.panelPersons + one.otherPersons),
    audience: sum(measures, (one) => one.taUniverse),
    audiencePanel: sum(measures, (one) => one.panelPersons),
    sample: spread > 0 ? reached ** 2 / spread : 0,
  };
}

type Carriers = Omit<ReachedLabel, 'labelId'>;

function mergedLabels(cities: readonly DisclosedCity[]): Map<number, Carriers> {
  const merged = new Map<number, Carriers>();
  for (const { labelId, ...label } of cities.flatMap((city) => city.measure.portrait)) {
    const before = merged.get(labelId);
    merged.set(
      labelId,
      before
        ? {
            reached: before.reached + label.reached,
            city: before.city + label.city,
            audience: before.audience + label.audience,
            reachedPanel: before.reachedPanel + label.reachedPanel,
            cityPanel: before.cityPanel + label.cityPanel,
            audiencePanel: before.audiencePanel + label.audiencePanel,
          }
        : label,
    );
  }
  return merged;
}

/** Labels whose carriers among the reached may be shown in the sum and beside each city's own portrait. */
function disclosedLabelParts(
  cities: readonly DisclosedCity[],
  merged: Map<number, Carriers>,
  totals: Totals,
  minimumCell: number,
): Set<number> {
  const counts = new Map([...merged].map(([labelId, label]) => [labelId, label.reachedPanel]));
  const shown = disclosedLabels(counts, totals.reachedPanel, minimumCell);
  for (const labelId of shown) {
    const parts = cities.map(({ measure }) => {
      const own = measure.portrait.find((label) => label.labelId === labelId)?.reachedPanel ?? 0;
      return { panelPersons: own, otherPersons: measure.actual.panelPersons - own };
    });
    if (!sumPassesMinimumCell(parts, minimumCell)) shown.delete(labelId);
  }
  return shown;
}

const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : null);

/** Who was reached as run, label by label, against the city and the audience. */
export function effectPortrait(cities: readonly DisclosedCity[], minimumCell: number): PortraitDimension[] {
  const totals = totalsOf(cities);
  const merged = mergedLabels(cities);
  const shown = disclosedLabelParts(cities, merged, totals, minimumCell);
  const cityShown = disclosedLabels(
    new Map([...merged].map(([labelId, label]) => [labelId, label.cityPanel])),
    totals.panel,
    minimumCell,
  );
  const audienceShown = disclosedLabels(
    new Map([...merged].map(([labelId, label]) => [labelId, label.audiencePanel])),
    totals.audiencePanel,
    minimumCell,
  );
  const dimensions = crowdLabels.flatMap(({ category, dimensions: own }) =>
    own.map(({ dimension, exclusive, labels }) => ({
      category,
      dimension,
      exclusive,
      labels: labels.flatMap(({ labelId, name }) => {
        const label = merged.get(labelId);
        if (label === undefined) return [];
        const isTaShown =
          audienceShown.has(labelId) &&
          passesMinimumCell(label.audiencePanel, label.cityPanel - label.audiencePanel, minimumCell);
        const cityShare = cityShown.has(labelId) ? ratio(label.city, totals.universe) : null;
        const taShare = isTaShown ? ratio(label.audience, totals.audience) : null;
        const reachedShare = ratio(label.reached, totals.reached);
        const share: Figure =
          reachedShare === null
            ? unknownFigure
            : shown.has(labelId)
              ? { ...wilson(Math.min(1, reachedShare), totals.sample), suppressed: false }
              : suppressedFigure;
        return [
          {
            labelId,
            name,
            share,
            cityShare,
            taShare,
            tgiCity: targetGroupIndex(share.value, cityShare),
            tgiTa: targetGroupIndex(share.value, taShare),
          },
        ];
      }),
    })),
  );
  return dimensions.filter((dimension) => dimension.labels.length > 0);
}

const maxFeatures = 12;

/** Labels that stand out most against the city. */
export function outstandingLabels(dimensions: readonly PortraitDimension[]) {
  return dimensions
    .flatMap(({ dimension, labels }) =>
      labels.flatMap(({ labelId, name, share, tgiCity }) =>
        share.value === null || tgiCity === null
          ? []
          : [{ labelId, name, dimension, share: share.value, tgi: tgiCity }],
      ),
    )
    .toSorted((a, b) => Math.abs(Math.log(b.tgi / 100)) - Math.abs(Math.log(a.tgi / 100)))
    .slice(0, maxFeatures);
}
