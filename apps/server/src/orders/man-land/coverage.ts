import { manLandWeights } from '@ooh/contract/domain/man-land';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { isTooFew, meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import { estimateAround } from '../../disclosure/estimate.ts';
import { figureOf, scaled, disclosedFigure, disclosedPart } from '../../disclosure/disclosed-figure.ts';
import {
  figureContext,
  peopleEstimate,
  type FigureContext,
} from '../../measurement/city-perspective/area-figures.ts';
import type { Context } from '../../context.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import type { CrowdSize } from '../../measurement/engine/work/crowd-figures.ts';
import type { AreaReach, ReachInArea } from '../../measurement/engine/work/area-reach.ts';
import { mediumNamesOf } from '../../city-data/inventory/media-names.ts';
import { searchText } from '../../city-data/place/city-geography.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { suppressedFigure, unknownFigure } from '../../disclosure/suppression.ts';
import { chosenByKey, matchAreas, type MatchedArea } from './match-areas.ts';
import { loadOrderCity, type OrderCity } from './order-city.ts';
import { orderReach } from './order-reach.ts';

type Output = CallOutput<'v1/orders/man-land/coverage'>;
type Input = ParsedInput<'v1/orders/man-land/coverage'>;
type Row = Output['rows'][number];

/** People of the audience who come, the share that is reached, and the rest; withheld with the area's audience. */
function figuresOf(reach: ReachInArea | undefined, isWithheld: boolean, ground: FigureContext) {
  if (isWithheld)
    return { taPersons: suppressedFigure, coverage: suppressedFigure, gapPersons: suppressedFigure };
  if (reach === undefined)
    return { taPersons: unknownFigure, coverage: unknownFigure, gapPersons: unknownFigure };
  const { taPeople, share, shareError } = reach;
  const coverage = estimateAround(share, shareError, 1);
  return {
    taPersons: figureOf(peopleEstimate(ground, taPeople)),
    coverage: figureOf(coverage),
    // The interval is that of the share: the people are the area's own.
    gapPersons: scaled(
      figureOf({ value: 1 - coverage.value, low: 1 - coverage.high, high: 1 - coverage.low }),
      taPeople,
    ),
  };
}

function suggestionOf(
  { units }: MatchedArea,
  chosen: ReadonlyMap<string, number>,
  names: ReadonlyMap<number, string>,
): Row['suggestion'] {
  const best = units.find(({ unit }) => !chosen.has(`${unit.unitKey}|${unit.formId}`));
  if (best === undefined) return null;
  const { unitName, deck, mediumId, freeUnits, netFen } = best.unit;
  return {
    unitName,
    deck,
    mediumName: names.get(mediumId) ?? String(mediumId),
    freeUnits,
    netFen,
    score: best.score,
  };
}

/** People of an audience of some size who pass what is for sale; withheld where they, or the rest, are too few. */
export function reachableFigure(
  { panelPersons, persons }: CrowdSize,
  reachable: { readonly people: number; readonly panelPersons: number; readonly otherPersons: number },
  minimumCell: number,
) {
  const [inside, outside] = [reachable.panelPersons, reachable.otherPersons];
  const share = persons.value > 0 ? reachable.people / persons.value : 0;
  const error = Math.sqrt((share * (1 - share)) / Math.max(1, panelPersons));
  const { low, high } = estimateAround(share, error, 1);
  const estimate = { value: reachable.people, low: low * persons.value, high: high * persons.value };
  return {
    reachable: disclosedPart(estimate, { inside, outside }, minimumCell),
    isNearlyAllReachable: meetsMinimumCell(inside, minimumCell) && isTooFew(outside, minimumCell),
  };
}

function funnelOf(loaded: OrderCity, reach: AreaReach | null, minimumCell: number): Output['funnel'] {
  const { panelPersons, otherPersons, persons } = loaded.city.size;
  const universe = disclosedPart(persons, { inside: panelPersons, outside: otherPersons }, minimumCell);
  if (reach === null || universe.suppressed) {
    const none = universe.suppressed ? suppressedFigure : unknownFigure;
    return { universe, reachable: none, isNearlyAllReachable: false, covered: none };
  }
  const reachable = reachableFigure(
    loaded.city.size,
    {
      people: reach.reachablePeople,
      panelPersons: reach.reachablePanelPersons,
      otherPersons: reach.taPanelPersons - reach.reachablePanelPersons,
    },
    minimumCell,
  );
  const isNothingBought = loaded.items.length === 0;
  return {
    universe,
    ...reachable,
    covered: disclosedFigure(
      reach.covered,
      isNothingBought ? minimumCell : reach.coveredPanelPersons,
      minimumCell,
    ),
  };
}

/** In the order asked for; withheld figures stand last either way. */
function sorted(rows: readonly Row[], { sortBy, ascending }: Input): Row[] {
  const valueOf = (row: Row): number | null => row[sortBy].value;
  const sign = ascending ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (x === null || y === null)
      return Number(x === null) - Number(y === null) || (a.areaId < b.areaId ? -1 : 1);
    return sign * (x - y) || (a.areaId < b.areaId ? -1 : 1);
  });
}

/** What an order covers of its audience in a city and in its areas, what is missing, and what would help. */
export async function manLandCoverage(context: Context, user: SignedInUser, input: Input): Promise<Output> {
  const { pageNo, pageSize, unit } = input;
  const { minimumCell } = context.config;
  const loaded = await loadOrderCity(context, user, 'v1/orders/man-land/coverage', input);
  const { areas, inventory } = await matchAreas(context, user, loaded, {
    unit,
    weights: manLandWeights.parse({}),
  });
  const reach = await orderReach(
    context,
    loaded,
    inventory,
    areas.map(({ area }) => area.people),
  );
  const names = await mediumNamesOf(context.db);
  const chosen = chosenByKey(loaded.items);
  const ground = figureContext(loaded.city, minimumCell);
  const keyword = searchText(input.keyword.trim());
  const rows = areas
    .map((matched, index): Row => {
      const { area, figures, chosenUnits } = matched;
      return {
        areaId: area.areaId,
        name: area.name,
        districtName: area.districtName,
        center: [area.center[0], area.center[1]],
        ...figuresOf(reach?.areas[index], figures.taPersons.suppressed, ground),
        taConcentration: figures.taConcentrationPeople,
        tgi: figures.tgi,
        chosenUnits,
        suggestion: suggestionOf(matched, chosen, names),
      };
    })
    .filter((row) => searchText(row.name, row.districtName).includes(keyword));
  const known = reach?.isKnown ?? [];
  return {
    rows: sorted(rows, input).slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: rows.length,
    pageNo,
    pageSize,
    basis: loaded.city.basis,
    audienceSentence: sentenceOf(loaded.order.audience, labelName),
    funnel: funnelOf(loaded, reach, minimumCell),
    unmodelledUnits: loaded.items.reduce((sum, item, at) => sum + (known[at] ? 0 : item.quantity), 0),
  };
}
