import { certain } from '@ooh/contract/core/certain';
import { effectGroup } from '@ooh/contract/domain/effect';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { isPairGranted } from '@ooh/contract/permission/rules';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { searchText } from '../../city-data/place/city-geography.ts';
import { disclosedPart } from '../../disclosure/disclosed-figure.ts';
import { unknownFigure } from '../../disclosure/suppression.ts';
import { cellsKey, cellsOfCity } from '../../measurement/city-perspective/city-cells.ts';
import { wholeCells } from '../../measurement/city-perspective/people-cells.ts';
import { memoize } from '../../platform/memoize.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { compareCities } from '../effect/combine-figures.ts';
import { engineInput } from '../effect/compute-effect.ts';
import { effectTasksOf } from '../effect/effect-tasks.ts';
import { reachableFigure } from './coverage.ts';
import { cityOfSegment } from './order-city.ts';
import { orderOffers } from './order-inventory.ts';
import { visibilityOf } from './order-reach.ts';
import { areasOf, cellsOfPage, typeRows, type Ground } from './outcome-areas.ts';
import { loadOutcomeCity } from './outcome-city.ts';
import { sortOutcomes, type ActualState } from './outcome-figures.ts';

type Output = CallOutput<'v1/effect/man-land'>;
type Input = ParsedInput<'v1/effect/man-land'>;

const keptReachable = memoize<{ people: number; panelPersons: number; otherPersons: number }>(64);

async function funnelOf(
  context: Context,
  user: SignedInUser,
  { crowd, segment, segments, order, effect, task, actual }: Ground,
): Promise<Output['funnel']> {
  const { minimumCell } = context.config;
  const whole = segment === segments[0] ? crowd : await cityOfSegment(context, { city: crowd }, segments[0]);
  const { cityCode, releases } = crowd;
  const isSeen = (mediumId: number) => isPairGranted(user.permission, effectGroup, cityCode, mediumId);
  const offers = await orderOffers(context.db, order.order, cityCode, isSeen);
  const visibility = visibilityOf(offers, (await cellsOfCity(context, releases)).numberOf);
  const key = JSON.stringify([task.fingerprint, cellsKey(wholeCells(visibility.cells)), visibility.lineIds]);
  const found = await keptReachable(key, async () => {
    const input = await engineInput(context, task, releases);
    return context.engine.ask(releases, 'reachableCrowd', { effect: input, visibility });
  });
  const { panelPersons, otherPersons, persons } = whole.size;
  const comparison = compareCities(effect.cities, minimumCell);
  return {
    universe: disclosedPart(persons, { inside: panelPersons, outside: otherPersons }, minimumCell),
    ...reachableFigure(whole.size, found, minimumCell),
    planned: comparison.planned.reach,
    actual: actual === 'none' ? unknownFigure : comparison.actual.reach,
  };
}

/** What an order was to cover of its audience in the areas of a city, and what it covered with what was posted. */
export async function manLandOutcome(context: Context, user: SignedInUser, input: Input): Promise<Output> {
  const { pageNo, pageSize, unit, sortBy, ascending } = input;
  const loaded = await loadOutcomeCity(context, user, input);
  const { order, effect, segments, crowd } = loaded;
  const head = {
    pageNo,
    pageSize,
    scope: effect.scope,
    audienceSentence: sentenceOf(order.order.audience, labelName),
    isManLand: order.order.mode === 'man-land',
    segments: segments.map(({ segmentId, name }) => ({ segmentId, name })),
  };
  if (crowd === null) {
    const none = { universe: unknownFigure, reachable: unknownFigure, isNearlyAllReachable: false };
    const funnel = { ...none, planned: unknownFigure, actual: unknownFigure };
    return { ...head, rows: [], total: 0, basis: null, funnel, areaTypes: [], shapes: [] };
  }
  const [task] = await effectTasksOf(context, [order]);
  const { value } = compareCities(effect.cities, context.config.minimumCell).actual.reach;
  const actual: ActualState =
    effect.scope.stage === 'before' ? 'none' : value === null ? 'withheld' : 'shown';
  const ground: Ground = { ...loaded, crowd, task, actual };
  const areas = await areasOf(context, ground, unit);
  const keyword = searchText(input.keyword.trim());
  const wanted = areas.filter(({ row }) => searchText(row.name, row.districtName).includes(keyword));
  const sorted = sortOutcomes(
    wanted.map(({ row }) => row),
    sortBy,
    ascending,
  );
  const byId = new Map(areas.map((one) => [one.row.areaId, one]));
  const page = sorted
    .slice((pageNo - 1) * pageSize, pageNo * pageSize)
    .map(({ areaId }) => certain(byId.get(areaId), 'area', areaId));
  const [cells, funnel, areaTypes] = await Promise.all([
    cellsOfPage(context, ground, page),
    funnelOf(context, user, ground),
    typeRows(context, ground, areas),
  ]);
  const cityBasis = effect.scope.cities[0]?.basis ?? null;
  return {
    ...head,
    rows: page.map(({ row }, i) => ({ ...row, cells: cells[i] })),
    total: sorted.length,
    basis: cityBasis,
    funnel,
    areaTypes,
    shapes: areas.map(({ row, ring }) => ({
      areaId: row.areaId,
      name: row.name,
      ring,
      plannedCoverage: row.plannedCoverage.value,
      actualCoverage: row.actualCoverage.value,
      gapPersons: row.gapPersons.value,
    })),
  };
}
