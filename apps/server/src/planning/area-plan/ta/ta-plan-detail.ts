import type { PlanArea } from '@ooh/contract/domain/area-plan';
import type { Basis } from '@ooh/contract/domain/figure';
import { cellOf, cellParent } from '@ooh/geo/h3-cell';
import { areaContains } from '@ooh/geo/polygon';
import { heatResolution } from '../candidate-area.ts';
import { disclosedPeople } from '../area-crowds.ts';
import type { GrantedAreaPlan } from '../granted-area-plan.ts';
import { cityAreas, concentrationOf, type AreaWithCrowd } from '../plan-areas.ts';
import { mediaOfUnits } from '../present-unit.ts';
import { networkOf } from '../../../city-data/bus-line/city-lines.ts';
import type { LineNetwork } from '../../../city-data/bus-line/line-network.ts';
import { loadPeopledCity, type PeopledCity } from '../../bus-plan/plan-city.ts';
import type { Context } from '../../../context.ts';
import { cityName } from '../../../reference/region/regions.ts';

interface Stops {
  readonly stops: number;
  readonly lines: ReadonlySet<number>;
}

const noStops: Stops = { stops: 0, lines: new Set() };

/** Stops in each area of a city and the lines that stop there. */
function stopsOf(network: LineNetwork, areas: readonly AreaWithCrowd[]): (areaId: string) => Stops {
  const found = new Map<string, { stops: number; lines: Set<number> }>();
  const drawn = areas.flatMap(({ area: { areaId, area } }) => (area === null ? [] : [{ areaId, area }]));
  network.stopPoints.forEach((point, at) => {
    const cell = cellParent(cellOf(point, 9), heatResolution);
    const ids =
      drawn.length === 0
        ? [cell]
        : drawn.filter(({ area }) => areaContains(area, point)).map(({ areaId }) => areaId);
    for (const id of ids) {
      const entry = found.get(id) ?? { stops: 0, lines: new Set<number>() };
      entry.stops++;
      entry.lines.add(network.stopLine[at]);
      found.set(id, entry);
    }
  });
  return (areaId) => found.get(areaId) ?? noStops;
}

function presentArea(
  city: PeopledCity,
  network: LineNetwork,
  { area, crowd }: AreaWithCrowd,
  at: Stops,
  more: { cityShare: number; minimumCell: number } & Pick<
    PlanArea,
    'isMatch' | 'positions' | 'freeFaces' | 'chosenFaces' | 'netFen'
  >,
): PlanArea {
  const { cityShare, minimumCell, ...media } = more;
  return {
    areaId: area.areaId,
    kind: area.kind,
    name: area.name,
    cityCode: city.cityCode,
    cityName: cityName(city.cityCode),
    districtName: area.districtName,
    center: [area.centre.lng, area.centre.lat],
    ring: area.ring.map(([lng, lat]) => [lng, lat]),
    ...disclosedPeople(crowd, cityShare, minimumCell),
    stops: at.stops,
    lineNames: [...at.lines]
      .map((line) => city.register.get(network.lines[line].lineId)?.lineName ?? '')
      .sort(),
    ...media,
  };
}

/** The areas of a TA plan's cities in scope, richest first, with their people, lines, positions and prices. */
export async function planAreas(
  context: Context,
  granted: GrantedAreaPlan,
): Promise<{ basis: Basis[]; areas: PlanArea[] }> {
  const { plan, days } = granted;
  const { minimumCell } = context.config;
  const basis: Basis[] = [];
  const areas: PlanArea[] = [];
  const unitsOf = Map.groupBy(granted.units, (unit) => `${unit.city_code}/${unit.area_id}`);
  for (const cityCode of granted.cityCodes) {
    const city = await loadPeopledCity(context, plan, cityCode);
    const [found, network] = await Promise.all([
      cityAreas(context, city),
      networkOf(context.db, city.data.busLines),
    ]);
    basis.push(found.basis);
    const mayTellLines = granted.lineCityCodes.includes(cityCode);
    const stopsIn = mayTellLines ? stopsOf(network, found.areas) : () => noStops;
    for (const area of found.areas) {
      const units = unitsOf.get(`${cityCode}/${area.area.areaId}`) ?? [];
      areas.push(
        presentArea(city, network, area, stopsIn(area.area.areaId), {
          cityShare: found.size.share.value,
          minimumCell,
          isMatch: concentrationOf(area) >= plan.brief.taThreshold,
          ...mediaOfUnits(units, days),
        }),
      );
    }
  }
  const order = (area: PlanArea) => area.taConcentration.value ?? 0;
  return { basis, areas: areas.sort((a, b) => order(b) - order(a) || (a.areaId < b.areaId ? -1 : 1)) };
}
