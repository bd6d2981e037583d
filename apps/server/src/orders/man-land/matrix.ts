import type { Figure } from '@ooh/contract/domain/figure';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { disclosedPart } from '../../disclosure/disclosed-figure.ts';
import { areaFiguresOf, figureContext } from '../../measurement/city-perspective/area-figures.ts';
import { crowdsOf } from '../../measurement/city-perspective/area-table.ts';
import { cellsKey } from '../../measurement/city-perspective/city-cells.ts';
import type { CityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import type { Context } from '../../context.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { mediumNamesOf } from '../../city-data/inventory/media-names.ts';
import { searchText } from '../../city-data/place/city-geography.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { freeUnitsOf, matchAreas, type MatchedArea } from './match-areas.ts';
import { cityOfSegment, loadOrderCity, type OrderCity } from './order-city.ts';

type Output = CallOutput<'v1/orders/man-land/matrix'>;
type Cell = Output['rows'][number]['cells'][number];

/** The group's own share of the city from which on an area counts as its place. */
const homeTgi = 100;

/** The cells of one group of people in some areas. */
async function cellsOfSegment(
  context: Context,
  city: CityCrowd,
  segmentId: string,
  areas: readonly MatchedArea[],
): Promise<Cell[]> {
  const lists = areas.map(({ area }) => area.people);
  const crowds = await crowdsOf(context, city, lists.map(cellsKey).join(), lists);
  const ground = figureContext(city, context.config.minimumCell);
  return crowds.map((crowd) => {
    const { taConcentrationPeople: taConcentration, tgi } = areaFiguresOf(crowd, ground);
    return { segmentId, taConcentration, tgi, isMatched: tgi.value !== null && tgi.value >= homeTgi };
  });
}

function shareOf(city: CityCrowd, minimumCell: number): Figure {
  const { panelPersons, otherPersons, share } = city.size;
  return disclosedPart(share, { inside: panelPersons, outside: otherPersons }, minimumCell);
}

function presentArea(matched: MatchedArea, cells: Cell[]): Output['rows'][number] {
  const { area, figures, units, chosenUnits } = matched;
  const best = units[0];
  const distinct = (ids: readonly (string | null)[]) => new Set(ids.filter((id) => id !== null)).size;
  return {
    areaId: area.areaId,
    name: area.name,
    districtName: area.districtName,
    center: [area.center[0], area.center[1]],
    persons: figures.persons,
    taPersons: figures.taPersons,
    score: best?.score ?? null,
    parts: best?.parts ?? null,
    bestUnitName: best?.unit.unitName ?? null,
    positions: distinct(units.map(({ unit }) => unit.positionId)),
    lines: distinct(units.map(({ unit }) => unit.lineId)),
    freeUnits: freeUnitsOf(units),
    chosenUnits,
    cells,
  };
}

async function rowsOf(context: Context, loaded: OrderCity, areas: readonly MatchedArea[]) {
  const segments = await Promise.all(
    loaded.segments.map(async (segment) => {
      const isAsked = segment.segmentId === loaded.segment.segmentId;
      const city = isAsked ? loaded.city : await cityOfSegment(context, loaded, segment);
      const cells = await cellsOfSegment(context, city, segment.segmentId, areas);
      return { segment, share: shareOf(city, context.config.minimumCell), cells };
    }),
  );
  return {
    segments: segments.map(({ segment: { segmentId, name }, share }) => ({ segmentId, name, share })),
    rows: areas.map((area, index) =>
      presentArea(
        area,
        segments.map(({ cells }) => cells[index]),
      ),
    ),
  };
}

/** 人×地: the groups of an order's audience in the areas of a city, with the free media of the order there. */
export async function manLandMatrix(
  context: Context,
  user: SignedInUser,
  input: ParsedInput<'v1/orders/man-land/matrix'>,
): Promise<Output> {
  const { pageNo, pageSize, unit, mediumId } = input;
  const loaded = await loadOrderCity(context, user, 'v1/orders/man-land/matrix', input);
  const { areas, inventory } = await matchAreas(context, user, loaded, { unit, weights: input, mediumId });
  const keyword = searchText(input.keyword.trim());
  const found = areas.filter(({ area }) => searchText(area.name, area.districtName).includes(keyword));
  const page = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const names = await mediumNamesOf(context.db);
  const byMedium = Map.groupBy(inventory, (one) => one.mediumId);
  return {
    ...(await rowsOf(context, loaded, page)),
    total: found.length,
    pageNo,
    pageSize,
    basis: loaded.city.basis,
    audienceSentence: sentenceOf(loaded.order.audience, labelName),
    media: [...byMedium]
      .sort(([a], [b]) => a - b)
      .map(([id, units]) => ({
        mediumId: id,
        name: names.get(id) ?? String(id),
        freeUnits: freeUnitsOf(units.map((one) => ({ unit: one }))),
      })),
  };
}
