import type { MixEvaluation } from '@ooh/contract/domain/combination';
import type { Figure } from '@ooh/contract/domain/figure';
import { sentenceOf, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { costPerThousandFen, type QuotationAmounts } from '@ooh/contract/money/quotation-arithmetic';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import { disclosedFigure, disclosedPart, figureOf } from '../../disclosure/disclosed-figure.ts';
import { estimateAround, standardErrorOf, type Estimate } from '../../disclosure/estimate.ts';
import { suppressedFigure, sumPassesMinimumCell, unknownFigure } from '../../disclosure/suppression.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { cityName } from '../../reference/region/regions.ts';
import { disclosedTogether } from '../effect/disclosed-parts.ts';
import { mediaBasis, mediaKindsOf } from '../effect/media-basis.ts';
import { rangeOfCities } from '../effect/range-of-cities.ts';
import type { MeasuredItem, MeasuredMixCity } from './measure-city.ts';

/** A city of a mix: measured, or the reason why not. */
export interface MixCity {
  readonly cityCode: string;
  readonly items: readonly MeasuredItem[];
  readonly measured: MeasuredMixCity | string;
}

interface MediumName {
  readonly name: string;
  readonly unit: string;
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Estimates of independent panels added: errors add in squares. */
function added(estimates: readonly Estimate[], ceiling = Infinity): Estimate {
  const error = Math.sqrt(sum(estimates, (one) => standardErrorOf(one) ** 2));
  return estimateAround(
    sum(estimates, (one) => one.value),
    error,
    ceiling,
  );
}

const times = ({ value, low, high }: Estimate, factor: number): Estimate => ({
  value: value * factor,
  low: low * factor,
  high: high * factor,
});

/** Shares of cities' audiences as one share of all of them; signed, so not cut at 0. */
export function shareOfAll(
  parts: readonly { readonly share: Estimate; readonly universe: number }[],
): Estimate {
  const universe = sum(parts, (part) => part.universe);
  if (parts.length === 1) return parts[0].share;
  const weighted = parts.map(({ share, universe: own }) => times(share, own / universe));
  const value = sum(weighted, (one) => one.value);
  const half = Math.sqrt(sum(weighted, (one) => ((one.high - one.low) / 2) ** 2));
  return { value, low: value - half, high: value + half };
}

const periodOf = (items: readonly MeasuredItem[]): string => {
  const days = items.flatMap((item) => [item.startDate, item.endDate]).sort();
  return `${days[0]} 至 ${days.at(-1)}`;
};

const netOf = (items: readonly MeasuredItem[]): number => sum(items, (item) => item.netFen);

/** Whether the audience of a city may be told. */
export const isAudienceShown = ({ measure }: MeasuredMixCity, minimumCell: number): boolean =>
  sumPassesMinimumCell([measure], minimumCell);

/** Whether what is reached of it in a city may be shown: that nothing is bought is no secret. */
const isShownCity = (city: MeasuredMixCity, minimumCell: number): boolean =>
  isAudienceShown(city, minimumCell) &&
  (city.items.length === 0 || meetsMinimumCell(city.measure.planned.taPanelPersons, minimumCell));

type KnownCity = MixCity & { readonly measured: MeasuredMixCity };

/** The cities that figures are about: those bought in and, of the others, those whose audience can be told. */
export const countedCities = (cities: readonly MixCity[], minimumCell: number): KnownCity[] =>
  cities.filter(
    (city): city is KnownCity =>
      typeof city.measured !== 'string' &&
      (city.items.length > 0 || isAudienceShown(city.measured, minimumCell)),
  );

function cityPart(
  { cityCode, items, measured }: MixCity,
  period: string,
  minimumCell: number,
): MixEvaluation['cities'][number] {
  const named = { cityCode, cityName: cityName(cityCode), netFen: netOf(items) };
  if (typeof measured === 'string')
    return {
      ...named,
      reason: measured,
      basis: null,
      taUniverse: unknownFigure,
      reach: unknownFigure,
      reachShare: unknownFigure,
    };
  const { data, measure } = measured;
  const { planned, panelPersons, otherPersons, taUniverse } = measure;
  const isShown = isShownCity(measured, minimumCell);
  const persons = isShown ? (items.length === 0 ? minimumCell : planned.taPanelPersons) : 0;
  return {
    ...named,
    reason: isShown ? null : `样本不足：目标人群、其余人群或接触到媒体的样本人少于 ${minimumCell} 名`,
    basis: mediaBasis(data, mediaKindsOf(items), measure.universe, period),
    taUniverse: disclosedPart(
      { value: taUniverse, low: taUniverse, high: taUniverse },
      { inside: panelPersons, outside: otherPersons },
      minimumCell,
    ),
    reach: disclosedFigure(planned.reach, persons, minimumCell),
    reachShare: disclosedFigure(planned.reachShare, persons, minimumCell),
  };
}

/** What single media of a city do, withheld together so that none can be computed from the rest. */
function mediaParts(
  { measured, cityCode }: KnownCity,
  nameOf: (mediumId: number) => MediumName,
  minimumCell: number,
): MixEvaluation['media'] {
  const { items, measure } = measured;
  const isCity = isShownCity(measured, minimumCell);
  const shown = disclosedTogether(
    measure.media.map((part) => part.alone.taPanelPersons),
    minimumCell,
  );
  const byMedium = Map.groupBy(items, (item) => item.mediumId);
  return [...byMedium].map(([mediumId, own]) => {
    const at = measure.media.findIndex((part) => part.mediumId === mediumId);
    const netFen = netOf(own);
    const common = {
      cityCode,
      mediumId,
      mediumName: nameOf(mediumId).name,
      unit: nameOf(mediumId).unit,
      quantity: sum(own, (item) => item.quantity),
      netFen,
    };
    if (at < 0)
      return {
        ...common,
        aloneShare: unknownFigure,
        addedShare: unknownFigure,
        taImpressions: unknownFigure,
        taCpmFen: null,
      };
    const { alone, without } = measure.media[at];
    const persons = isCity && shown[at] ? alone.taPanelPersons : 0;
    const { value, low, high } = without.reachShare;
    const taImpressions = disclosedFigure(alone.taImpressions, persons, minimumCell);
    return {
      ...common,
      aloneShare: disclosedFigure(alone.reachShare, persons, minimumCell),
      addedShare: disclosedFigure({ value: -value, low: -high, high: -low }, persons, minimumCell),
      taImpressions,
      taCpmFen: costPerThousandFen(netFen, taImpressions.value),
    };
  });
}

/** N+ curve of all cities: people with at least k contacts, k = 1 … 10. */
function curveOf(cities: readonly MeasuredMixCity[]): MixEvaluation['reachAtLeast'] {
  const universe = sum(cities, ({ measure }) => measure.taUniverse);
  return Array.from({ length: 10 }, (_, i) => i + 1).map((k) => {
    const persons = sum(cities, ({ measure }) =>
      sum(measure.planned.distribution.slice(k), (people) => people),
    );
    return { k, persons, share: persons / universe };
  });
}

function weeksOf(cities: readonly MeasuredMixCity[]): MixEvaluation['weeks'] {
  const universe = sum(cities, ({ measure }) => measure.taUniverse);
  const count = Math.max(...cities.map(({ measure }) => measure.weeks.length));
  return Array.from({ length: count }, (_, week) => ({
    week: week + 1,
    share:
      sum(cities, ({ measure }) => (measure.weeks[week] ?? measure.weeks.at(-1) ?? 0) * measure.taUniverse) /
      universe,
  }));
}

/**
 * Cities that totals are over. `all`: every one that anything is bought in, or there is no total, so that two mixes can
 * be compared; `shown`: those whose own figures are shown, the others being named beside the total.
 */
export type MixTotal = 'all' | 'shown';

/** A measured mix as it is shown. */
export function presentMix(
  cities: readonly MixCity[],
  audience: TargetAudience,
  amounts: QuotationAmounts,
  nameOf: (mediumId: number) => MediumName,
  minimumCell: number,
  total: MixTotal = 'all',
): MixEvaluation {
  const known = countedCities(cities, minimumCell);
  const shown = known.filter((city) => isShownCity(city.measured, minimumCell));
  const measured = (total === 'shown' && shown.length > 0 ? shown : known).map((city) => city.measured);
  const isShown = measured.length > 0 && measured.every((city) => isShownCity(city, minimumCell));
  const figure = (of: () => Estimate): Figure =>
    isShown ? figureOf(of()) : measured.length > 0 ? suppressedFigure : unknownFigure;
  const universe = sum(measured, ({ measure }) => measure.taUniverse);
  const period = periodOf(cities.flatMap(({ items }) => items));
  const planned = measured.map(({ measure }) => measure.planned);
  const [only] = planned;
  const taImpressions = figure(() => added(planned.map((one) => one.taImpressions)));
  const reach = figure(() =>
    added(
      planned.map((one) => one.reach),
      universe,
    ),
  );
  const frequency = (): Estimate => {
    if (planned.length === 1) return only.frequency ?? { value: 0, low: 0, high: 0 };
    const value = sum(planned, (one) => one.taImpressions.value) / sum(planned, (one) => one.reach.value);
    // Relative errors of independent cities, weighted by their contacts.
    const share = (one: (typeof planned)[number]) =>
      one.taImpressions.value / sum(planned, (p) => p.taImpressions.value);
    const error = Math.sqrt(
      sum(planned, (one) =>
        one.frequency === null
          ? 0
          : (share(one) * (standardErrorOf(one.frequency) / one.frequency.value)) ** 2,
      ),
    );
    return estimateAround(value, value * error);
  };
  return {
    amounts,
    audienceSentence: sentenceOf(audience, labelName),
    taUniverse: figure(() => ({ value: universe, low: universe, high: universe })),
    reach,
    reachShare: figure(() =>
      shareOfAll(
        measured.map(({ measure }) => ({ share: measure.planned.reachShare, universe: measure.taUniverse })),
      ),
    ),
    reachShareRange: isShown
      ? rangeOfCities(measured.map(({ measure }) => ({ range: measure.range, universe: measure.taUniverse })))
      : null,
    frequency: figure(frequency),
    impressions: figure(() => added(planned.map((one) => one.impressions))),
    taImpressions,
    taCpmFen: costPerThousandFen(
      sum(measured, ({ items }) => netOf(items)),
      taImpressions.value,
    ),
    reachAtLeast: isShown ? curveOf(measured) : [],
    weeks: isShown ? weeksOf(measured) : [],
    cities: cities.map((city) => cityPart(city, period, minimumCell)),
    media: known.flatMap((city) => mediaParts(city, nameOf, minimumCell)),
    unmodelledUnits: sum(known, ({ measured: { items, measure } }) =>
      sum([...items.keys()], (i) => (measure.isKnown[i] ? 0 : items[i].quantity)),
    ),
  };
}
