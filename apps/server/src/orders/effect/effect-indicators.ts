import type { EffectComparison, EffectFigures, EffectScope } from '@ooh/contract/domain/effect';
import { noAudienceReason } from '@ooh/contract/domain/target-audience';
import type { CallOutput } from '@ooh/contract/registry';
import { targetGroupIndex } from '@ooh/measurement/media-metrics';
import { passesMinimumCell } from '../../disclosure/suppression.ts';
import type { OrderTarget } from '../../platform/storage/postgres/tables/order-tables.ts';
import type { VisitCost } from './cost-per-visit.ts';
import type { DisclosedCity } from './effect-scope.ts';

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);

/** Shares of a goal reached from which it counts as met, and as partly met. */
const metShare = 1;
const partlyShare = 0.8;

type GoalRow = CallOutput<'effectestimate/{orderId}/exposureTargetData'>['rows'][number];

/** Goals are of the whole order: one that is not reached is missed only when no day is to come. */
function gradeOf(
  target: number | null,
  actual: number | null,
  { isCost, isOver }: { readonly isCost: boolean; readonly isOver: boolean },
): GoalRow['grade'] {
  if (target === null || actual === null || target <= 0) return null;
  const share = isCost ? (actual > 0 ? target / actual : 0) : actual / target;
  if (share >= metShare) return 'met';
  if (!isOver) return 'open';
  return share >= partlyShare ? 'partly' : 'missed';
}

/** Goals of the customer against plan and as-run. */
export function goalRows(
  target: OrderTarget,
  comparison: EffectComparison,
  stage: EffectScope['stage'],
): GoalRow[] {
  const rows = [
    ['reachShare', target.reachShare, (figures: EffectFigures) => figures.reachShare.value],
    ['frequency', target.frequency, (figures: EffectFigures) => figures.frequency.value],
    ['impressions', target.impressions, (figures: EffectFigures) => figures.impressions.value],
    ['cpmFen', target.cpmFen, (figures: EffectFigures) => figures.cpmFen],
  ] as const;
  return rows.map(([metric, goal = null, of]) => {
    const [planned, actual] = [of(comparison.planned), of(comparison.actual)];
    const grade = gradeOf(goal, actual, { isCost: metric === 'cpmFen', isOver: stage === 'final' });
    return { metric, target: goal, planned, actual, grade };
  });
}

/** People of the TA by contacts, over all shown cities; withheld where reach is. */
export function frequencyRows(cities: readonly DisclosedCity[], { planned, actual }: EffectComparison) {
  const classes = cities[0]?.measure.actual.distribution.length ?? 0;
  const universe = sum(cities, (city) => city.measure.taUniverse);
  if (planned.reach.value === null || planned.reach.value === 0)
    return { distribution: [], reachAtLeast: [] };
  const hasActual = actual.reach.value !== null;
  const persons = (n: number, of: 'planned' | 'actual') =>
    sum(cities, (city) => city.measure[of].distribution[n]);
  const distribution = Array.from({ length: classes }, (_, contacts) => ({
    contacts,
    isOpenEnded: contacts === classes - 1,
    plannedPersons: persons(contacts, 'planned'),
    actualPersons: hasActual ? persons(contacts, 'actual') : null,
  }));
  const reachAtLeast = distribution.slice(1).map(({ contacts: k }) => {
    const tail = distribution.slice(k);
    return {
      k,
      plannedShare: sum(tail, (row) => row.plannedPersons) / universe,
      actualShare: hasActual ? sum(tail, (row) => row.actualPersons ?? 0) / universe : null,
    };
  });
  return { distribution, reachAtLeast };
}

/** TA among the reached and among the impressions, against the TA's share in the cities. */
export function concentrationOf(cities: readonly DisclosedCity[], of: 'planned' | 'actual') {
  const parts = cities.map(({ measure }) => measure);
  const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : null);
  const people = ratio(
    sum(parts, (one) => one[of].reach.value),
    sum(parts, (one) => one[of].reachedPersons),
  );
  const impressions = ratio(
    sum(parts, (one) => one[of].taImpressions.value),
    sum(parts, (one) => one[of].impressions.value),
  );
  const baseShare = ratio(
    sum(parts, (one) => one.taUniverse),
    sum(parts, (one) => one.universe),
  );
  return {
    people,
    impressions,
    baseShare,
    tgi: targetGroupIndex(people, baseShare),
  };
}

/** Whether the TA among the reached may be told: both it and the rest are a group. */
export function isConcentrationShown(
  cities: readonly DisclosedCity[],
  of: 'planned' | 'actual',
  minimumCell: number,
) {
  return cities.every(({ measure }) => {
    const { panelPersons, taPanelPersons } = measure[of];
    return passesMinimumCell(taPanelPersons, panelPersons - taPanelPersons, minimumCell);
  });
}

type Indicator = CallOutput<'effectestimate/{orderId}/getExpandIndicatorData'>['indicators'][number];

interface IndicatorContext {
  readonly minimumCell: number;
  readonly hasAudience: boolean;
  /** What one visit more has cost, or why nobody can say. */
  readonly visit: VisitCost;
}

/** Further indicators, plan and as-run. */
export function indicatorRows(
  cities: readonly DisclosedCity[],
  comparison: EffectComparison,
  { minimumCell, hasAudience, visit }: IndicatorContext,
): Indicator[] {
  const noInterval = { low: null, high: null };
  const of = (read: (figures: EffectFigures) => number | null) => ({
    planned: read(comparison.planned),
    actual: read(comparison.actual),
    ...noInterval,
    reason: null,
  });
  const concentration = (read: (one: ReturnType<typeof concentrationOf>) => number | null) => {
    if (!hasAudience) return { planned: null, actual: null, ...noInterval, reason: noAudienceReason };
    const at = (moment: 'planned' | 'actual') =>
      isConcentrationShown(cities, moment, minimumCell) ? read(concentrationOf(cities, moment)) : null;
    const [planned, actual] = cities.length === 0 ? [null, null] : [at('planned'), at('actual')];
    const reason = planned === null && actual === null ? '样本不足' : null;
    return { planned, actual, ...noInterval, reason };
  };
  return [
    { indicator: 'grp', name: '毛评点', ...of((figures) => figures.grp) },
    { indicator: 'cpmFen', name: '千人成本', ...of((figures) => figures.cpmFen) },
    { indicator: 'taCpmFen', name: 'TA 千人成本', ...of((figures) => figures.taCpmFen) },
    { indicator: 'cprpFen', name: '每收视点成本', ...of((figures) => figures.cprpFen) },
    { indicator: 'taConcentrationPeople', name: 'TA浓度（人数口径）', ...concentration((one) => one.people) },
    {
      indicator: 'taConcentrationImpressions',
      name: 'TA浓度（曝光口径）',
      ...concentration((one) => one.impressions),
    },
    { indicator: 'tgi', name: 'TGI（对比全城）', ...concentration((one) => one.tgi) },
    {
      indicator: 'costPerVisitFen',
      name: '每次增量到访成本',
      planned: null,
      actual: visit.costFen.value,
      low: visit.costFen.low,
      high: visit.costFen.high,
      reason: visit.reason,
    },
  ];
}
