import type { CrowdMatch } from '@ooh/contract/ai-option-mode/getCrowdTagPlanDetail';
import type { Basis } from '@ooh/contract/domain/figure';
import { cellCentre, cellOf, h3Cell } from '@ooh/geo/h3-cell';
import { areaContains } from '@ooh/geo/polygon';
import { basisOf } from '../bus-plan/basis-of.ts';
import { networkOf } from '../bus-plan/city-lines.ts';
import type { LineNetwork } from '../bus-plan/line-network.ts';
import { loadPlanCity, type PlanCity } from '../bus-plan/plan-city.ts';
import { scaled, shownFigure, shownPart } from '../bus-plan/shown-figure.ts';
import type { Context } from '../context.ts';
import { wilson } from '../engine/work/crowd-figures.ts';
import type { CellCrowd } from '../engine/work/area-crowd.ts';
import { districtsOf } from '../region/boundaries.ts';
import { cityName } from '../region/regions.ts';
import { isShowable } from './city-summary.ts';
import type { StoredPlan } from './plan-store.ts';

/** Audience heat is shown in cells of about 0.7 km², never finer than 500 m. */
const cellResolution = 8;
function stopsByCell(network: LineNetwork): Map<string, { stops: number; lines: Set<number> }> {
  const cells = new Map<string, { stops: number; lines: Set<number> }>();
  network.stopPoints.forEach((point, at) => {
    const cell = cellOf(point, cellResolution);
    const found = cells.get(cell) ?? { stops: 0, lines: new Set<number>() };
    found.stops++;
    found.lines.add(network.stopLine[at]!);
    cells.set(cell, found);
  });
  return cells;
}

function matchOf(
  city: PlanCity,
  network: LineNetwork,
  crowd: CellCrowd,
  at: { districtName: string | null; stops: number; lines: Set<number> },
  cityShare: number,
  minimumCell: number,
): CrowdMatch {
  const concentration = wilson(crowd.taPersons / crowd.persons, crowd.effectiveSample);
  const people = { value: crowd.persons, low: crowd.persons, high: crowd.persons };
  const ta = {
    value: crowd.taPersons,
    low: concentration.low * crowd.persons,
    high: concentration.high * crowd.persons,
  };
  const part = { inside: crowd.taPanelPersons, outside: crowd.panelPersons - crowd.taPanelPersons };
  const share = shownPart(concentration, part, minimumCell);
  const { lng, lat } = cellCentre(h3Cell(crowd.cell));
  return {
    cell: crowd.cell,
    cityCode: city.cityCode,
    cityName: cityName(city.cityCode),
    districtName: at.districtName,
    center: [lng, lat],
    persons: shownFigure(people, crowd.panelPersons, minimumCell),
    taPersons: shownPart(ta, part, minimumCell),
    taConcentration: share,
    tgi: scaled(share, cityShare > 0 ? 100 / cityShare : null),
    stops: at.stops,
    lineNames: [...at.lines]
      .map((line) => city.register.get(network.lines[line]!.lineId)?.lineName ?? '')
      .sort(),
  };
}

/** Cells of a plan's cities whose audience share reaches the threshold, richest first, with the lines that stop there. */
export async function matchCells(
  context: Context,
  plan: StoredPlan,
  cityCodes: readonly string[],
): Promise<{ basis: Basis[]; matches: CrowdMatch[] }> {
  const { minimumCell } = context.config;
  const basis: Basis[] = [];
  const matches: CrowdMatch[] = [];
  for (const cityCode of cityCodes) {
    const city = await loadPlanCity(context, plan, cityCode);
    const [network, size, crowds, districts] = await Promise.all([
      networkOf(context.db, city.data.busLines!),
      context.engine.ask(city.releases, 'crowdSize', { audience: city.audience }),
      context.engine.ask(city.releases, 'cellCrowds', { audience: city.audience }),
      districtsOf(cityCode),
    ]);
    basis.push(basisOf(city, size.universe, '典型周'));
    const stops = stopsByCell(network);
    // A cell under the minimum is left out whole: a row of withheld figures would still tell that it passed.
    const rich = crowds.filter(
      (crowd) =>
        isShowable(crowd.taPanelPersons, crowd.panelPersons - crowd.taPanelPersons, minimumCell) &&
        crowd.taPersons / crowd.persons >= plan.brief.taThreshold,
    );
    for (const crowd of rich) {
      const centre = cellCentre(h3Cell(crowd.cell));
      const districtName = districts.find((district) => areaContains(district.area, centre))?.name ?? null;
      const found = stops.get(crowd.cell) ?? { stops: 0, lines: new Set<number>() };
      matches.push(matchOf(city, network, crowd, { districtName, ...found }, size.share.value, minimumCell));
    }
  }
  const order = (match: CrowdMatch) => match.taConcentration.value ?? 0;
  return { basis, matches: matches.sort((a, b) => order(b) - order(a) || (a.cell < b.cell ? -1 : 1)) };
}
