import { certain } from '@ooh/contract/core/certain';
import { outcomeKinds, type OutcomeEffect, type OutcomeKind } from '@ooh/contract/domain/effect';
import type { Figure } from '@ooh/contract/domain/figure';
import { DEFAULT_EFFECT_RULES, type MatchedEffect } from '@ooh/measurement/effect/matched-effect';
import type { Interval } from '@ooh/measurement/interval';
import type { Context } from '../../context.ts';
import { peopleReleasesOf } from '../../city-data/release/city-data.ts';
import { cityName } from '../../reference/region/regions.ts';
import { suppressedFigure, unknownFigure } from '../../disclosure/suppression.ts';
import { engineInput } from './compute-effect.ts';
import type { EffectOrder } from './effect-order.ts';
import type { DisclosedCity } from './effect-scope.ts';

const kindNames: Record<OutcomeKind, string> = { visit: '到访', search: '搜索' };

interface CityOutcome {
  readonly cityCode: string;
  readonly effect: MatchedEffect | null;
  readonly source: string;
  readonly isSample: boolean;
}

async function cityOutcome(
  context: Context,
  order: EffectOrder,
  city: DisclosedCity,
  kind: OutcomeKind,
): Promise<CityOutcome | null> {
  const releases = certain(peopleReleasesOf(city.data), 'panel of the city', city.data.cityCode);
  const rows = await context.db
    .selectFrom('effect_outcome')
    .select(['person', 'placebo_count', 'before_count', 'after_count', 'source', 'is_sample'])
    .where('order_id', '=', order.orderId)
    .where('city_code', '=', city.cityCode)
    .where('kind', '=', kind)
    // Persons of another panel are other people.
    .where('panel_release_id', '=', releases.panelReleaseId)
    .orderBy('person')
    .execute();
  if (rows.length === 0) return null;
  const effect = await context.engine.ask(
    releases,
    'measureOutcome',
    {
      effect: await engineInput(context, { order, items: city.items }, releases),
      outcome: {
        persons: Uint32Array.from(rows, (row) => row.person),
        placebo: Uint32Array.from(rows, (row) => row.placebo_count),
        before: Uint32Array.from(rows, (row) => row.before_count),
        after: Uint32Array.from(rows, (row) => row.after_count),
      },
    },
    { priority: 'background' },
  );
  return {
    cityCode: city.cityCode,
    effect,
    source: rows[0].source,
    isSample: rows.some((row) => row.is_sample),
  };
}

const figureOf = ({ estimate, low, high }: Interval): Figure => ({
  value: estimate,
  low,
  high,
  suppressed: false,
});

const points = (share: number) => `${(share * 100).toFixed(2)} 个百分点`;

function reasonOf(kind: OutcomeKind, effect: MatchedEffect): string {
  const { minimumCell, minPower, relevantUplift } = DEFAULT_EFFECT_RULES;
  switch (effect.verdict) {
    case 'small-sample':
      return `样本不足：曝光组或匹配对照组少于 ${minimumCell} 名样本人，不作结论`;
    case 'underpowered':
      return `功效不足：能发现 ${relevantUplift * 100}% 相对增长的概率低于 ${minPower * 100}%，不作结论`;
    case 'placebo-failed':
      return '安慰剂检验未通过：投放前两组已有差异，不作结论';
    case 'measured':
      return `匹配对照双重差分，${kindNames[kind]}率变化 ${points(effect.uplift.estimate)}（95% 区间 ${points(effect.uplift.low)} 至 ${points(effect.uplift.high)}）`;
  }
}

function presented(kind: OutcomeKind, outcome: CityOutcome): OutcomeEffect {
  const { cityCode, effect, source, isSample } = outcome;
  const nothing = {
    kind,
    cityCode,
    cityName: cityName(cityCode),
    source,
    isSample,
    exposedShare: suppressedFigure,
    controlShare: suppressedFigure,
    uplift: suppressedFigure,
    relativeUplift: null,
    placebo: suppressedFigure,
    detectable: null,
    power: null,
  };
  if (effect === null || effect.verdict === 'small-sample')
    return {
      ...nothing,
      state: 'small-sample',
      reason: effect === null ? '样本不足：没有可比的曝光组与对照组' : reasonOf(kind, effect),
    };
  const isClaimed = effect.verdict === 'measured';
  const counterfactual = effect.exposedMean.estimate - effect.uplift.estimate;
  return {
    ...nothing,
    state: effect.verdict,
    reason: reasonOf(kind, effect),
    exposedShare: figureOf(effect.exposedMean),
    controlShare: figureOf(effect.controlMean),
    uplift: isClaimed ? figureOf(effect.uplift) : unknownFigure,
    relativeUplift: isClaimed && counterfactual > 0 ? effect.uplift.estimate / counterfactual : null,
    placebo: figureOf(effect.placebo),
    detectable: effect.detectable,
    power: effect.power,
  };
}

const noSource = (kind: OutcomeKind): OutcomeEffect => ({
  kind,
  cityCode: null,
  cityName: null,
  state: 'no-source',
  reason: `数据源缺失：没有投放前后的${kindNames[kind]}数据，不作结论`,
  source: null,
  isSample: false,
  exposedShare: unknownFigure,
  controlShare: unknownFigure,
  uplift: unknownFigure,
  relativeUplift: null,
  placebo: unknownFigure,
  detectable: null,
  power: null,
});

/**
 * Effects on visits and searches: of the city with outcome data, or the largest of those by panel; a kind without any
 * data says so.
 */
export async function outcomeEffects(
  context: Context,
  order: EffectOrder,
  cities: readonly DisclosedCity[],
): Promise<OutcomeEffect[]> {
  const largestFirst = cities.toSorted(
    (a, b) => b.measure.panelPersons - a.measure.panelPersons || (a.cityCode < b.cityCode ? -1 : 1),
  );
  return Promise.all(
    outcomeKinds.map(async (kind) => {
      for (const city of largestFirst) {
        const found = await cityOutcome(context, order, city, kind);
        if (found !== null) return presented(kind, found);
      }
      return noSource(kind);
    }),
  );
}
