import { certain } from '@ooh/contract/core/certain';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { polygonsOf, type Area } from '@ooh/geo/polygon';
import type { Context } from '../../context.ts';
import { cityDistricts } from '../../city-data/boundary/city-districts.ts';
import { geographyOf } from '../../city-data/place/city-geography.ts';
import { areaFiguresOf, figureContext } from '../../measurement/city-perspective/area-figures.ts';
import { areaTable, crowdsOf } from '../../measurement/city-perspective/area-table.ts';
import { cellsKey } from '../../measurement/city-perspective/city-cells.ts';
import type { CityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { areaCellsOf, unionOf } from '../../measurement/city-perspective/people-cells.ts';
import type { PeopleCells } from '../../measurement/engine/work/role-chances.ts';
import type { OutcomeInArea } from '../../measurement/engine/work/area-outcome.ts';
import { memoize } from '../../platform/memoize.ts';
import { engineInput } from '../effect/compute-effect.ts';
import type { EffectTask } from '../effect/effect-tasks.ts';
import { countPostings } from '../effect/unit-days.ts';
import { mediaOfAreas, placesOf, type MediaOfArea } from './area-media.ts';
import { cityOfSegment } from './order-city.ts';
import type { OutcomeCity } from './outcome-city.ts';
import { gapOf, outcomeFigures, type ActualState, type Outcome } from './outcome-figures.ts';

type Output = CallOutput<'v1/effect/man-land'>;
type Row = Output['rows'][number];

/** An order's city with figures. */
export interface Ground extends OutcomeCity {
  readonly crowd: CityCrowd;
  readonly task: EffectTask;
  readonly actual: ActualState;
}

/** Points of an outline on a map: the shapes are drawn small. */
const mostPoints = 240;

const keptOutcomes = memoize<OutcomeInArea[][]>(64);
/** Plan and postings in areas, for each of some audiences; kept while neither the order nor the data change. */
function outcomesIn(
  context: Context,
  { crowd: { releases }, task }: Ground,
  audiences: readonly TargetAudience[],
  lists: readonly PeopleCells[],
): Promise<OutcomeInArea[][]> {
  const key = JSON.stringify([task.fingerprint, audiences, lists.map(cellsKey)]);
  return keptOutcomes(key, async () => {
    const effect = await engineInput(context, task, releases);
    const areas = areaCellsOf(lists);
    return context.engine.ask(releases, 'areaOutcome', { effect, audiences, areas });
  });
}

/** Whether the audience of each area is withheld, as tables of areas withhold it. */
async function withheldIn(
  context: Context,
  crowd: CityCrowd,
  lists: readonly PeopleCells[],
): Promise<boolean[]> {
  const crowds = await crowdsOf(context, crowd, lists.map(cellsKey).join(), lists);
  const ground = figureContext(crowd, context.config.minimumCell);
  return crowds.map((one) => areaFiguresOf(one, ground).taPersons.suppressed);
}

/** The largest outline of an area. */
function ringOf(area: Area): [number, number][] {
  const rings = polygonsOf(area).map(([outer]) => outer);
  const longest = rings.reduce((most, ring) => (ring.length > most.length ? ring : most));
  const step = Math.ceil(longest.length / mostPoints);
  return longest.filter((_, i) => i % step === 0).map(([lng, lat]): [number, number] => [lng, lat]);
}

/** Units of the order that belong to an area. */
function unitsIn({ positions, lines }: MediaOfArea, { order }: OutcomeCity) {
  const own = order.items.filter(({ lineId, positionId }) =>
    lineId === null ? positions.has(positionId ?? '') : lines.has(lineId),
  );
  const { plannedUnits, postedUnits } = countPostings(own, order.today);
  return { plannedUnits, postedUnits };
}

/** The audience of all areas of a type that show a figure, so that no hidden one is their difference. */
export async function typeRows(
  context: Context,
  ground: Ground,
  areas: readonly { readonly row: Row; readonly people: PeopleCells }[],
): Promise<Output['areaTypes']> {
  const shown = areas.filter(({ row }) => row.aoiType !== null && row.taPersons.value !== null);
  const types = [...Map.groupBy(shown, ({ row }) => certain(row.aoiType, 'type of the area', row.areaId))];
  if (types.length === 0) return [];
  const lists = types.map(([, own]) => unionOf(own.map(({ people }) => people)));
  const [[found], withheld] = await Promise.all([
    outcomesIn(context, ground, [ground.segment.audience], lists),
    withheldIn(context, ground.crowd, lists),
  ]);
  const figures = figureContext(ground.crowd, context.config.minimumCell);
  return types
    .map(([aoiType, own], i) => ({
      aoiType,
      areas: own.length,
      ...outcomeFigures(found[i], withheld[i], figures, ground.actual),
    }))
    .toSorted((a, b) => (b.taPersons.value ?? -1) - (a.taPersons.value ?? -1));
}

/** By area of a page, the outcome in every group of the audience. */
export async function cellsOfPage(
  context: Context,
  ground: Ground,
  page: readonly { readonly row: Row; readonly people: PeopleCells }[],
): Promise<Row['cells'][]> {
  const lists = page.map(({ people }) => people);
  const { crowd, segments, segment } = ground;
  const parts = segments.slice(1);
  if (lists.length === 0 || parts.length === 0) return page.map(() => []);
  const figures = figureContext(crowd, context.config.minimumCell);
  const [found, withheld] = await Promise.all([
    outcomesIn(
      context,
      ground,
      parts.map(({ audience }) => audience),
      lists,
    ),
    Promise.all(
      parts.map(async (part) => {
        const own = part === segment ? crowd : await cityOfSegment(context, { city: crowd }, part);
        return withheldIn(context, own, lists);
      }),
    ),
  ]);
  return lists.map((_, area) =>
    parts.map(({ segmentId }, i) => ({
      segmentId,
      ...outcomeFigures(found[i][area], withheld[i][area], figures, ground.actual),
    })),
  );
}

/** Every area of a kind with its outcome. */
export async function areasOf(
  context: Context,
  ground: Ground,
  unit: ParsedInput<'v1/effect/man-land'>['unit'],
) {
  const { crowd, segment, actual } = ground;
  const { data, cityCode } = crowd;
  const [table, mediaOf, geography, districts] = await Promise.all([
    areaTable(context, crowd, unit),
    mediaOfAreas(context.db, crowd, unit),
    geographyOf(context.db, data),
    cityDistricts(context.db, cityCode, data.districts),
  ]);
  const places = placesOf(unit, geography, districts);
  const lists = table.map(({ area }) => area.people);
  const [found] = lists.length === 0 ? [[]] : await outcomesIn(context, ground, [segment.audience], lists);
  const figures = figureContext(crowd, context.config.minimumCell);
  return table.map(({ area, figures: own }, i) => {
    const outcome: Outcome = outcomeFigures(found[i], own.taPersons.suppressed, figures, actual);
    const row: Row = {
      areaId: area.areaId,
      name: area.name,
      districtName: area.districtName,
      center: [area.center[0], area.center[1]],
      aoiType: unit === 'aoi' ? geography.aois[i].aoiType : null,
      ...outcome,
      gapPersons: gapOf(outcome),
      ...unitsIn(mediaOf[i], ground),
      cells: [],
    };
    return { row, people: area.people, ring: ringOf(places[i].area) };
  });
}
