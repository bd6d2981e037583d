import type { Basis } from '@ooh/contract/domain/figure';
import { placesOf } from '../../city-data/bus-line/city-lines.ts';
import type { PeopledCity } from '../bus-plan/plan-city.ts';
import type { Context } from '../../context.ts';
import { figureBasis } from '../../city-data/release/figure-basis.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import type { AreaCrowd } from '../../measurement/engine/work/area-tally.ts';
import type { CrowdSize } from '../../measurement/engine/work/crowd-figures.ts';
import { rulesOf } from '../plan/plan-fences.ts';
import { cityDistricts } from '../../city-data/boundary/city-districts.ts';
import { passesMinimumCell } from '../../disclosure/suppression.ts';
import { cellNumbers, crowdsOf } from './area-crowds.ts';
import { candidateAreas, type CandidateArea } from './candidate-area.ts';

export interface AreaWithCrowd {
  readonly area: CandidateArea;
  readonly crowd: AreaCrowd;
}

export interface CityAreas {
  readonly size: CrowdSize;
  readonly basis: Basis;
  /** The model's cells by their numbers. */
  readonly numbers: ReadonlyMap<bigint, number>;
  /** Areas that may be described, those of the highest concentration first. */
  readonly areas: readonly AreaWithCrowd[];
}

/** TA people ÷ people of an area. */
export const concentrationOf = ({ crowd: { present } }: Pick<AreaWithCrowd, 'crowd'>): number =>
  present.people > 0 ? present.taPeople / present.people : 0;

/** The areas of a city of a TA plan with who is there. An area of too few people is left out whole: a row of withheld figures would still tell that it exists. */
export async function cityAreas(
  context: Pick<Context, 'db' | 'engine' | 'config'>,
  city: PeopledCity,
  priority: EnginePriority = 'interactive',
): Promise<CityAreas> {
  const { minimumCell } = context.config;
  const { areaKind } = rulesOf(city.plan.brief);
  const [panelCells, size, places, districts] = await Promise.all([
    context.engine.ask(city.releases, 'panelCells', {}, { priority }),
    context.engine.ask(city.releases, 'crowdSize', { audience: city.audience }, { priority }),
    placesOf(context.db, city.data.places),
    cityDistricts(context.db, city.cityCode, city.data.districts),
  ]);
  const candidates = candidateAreas(areaKind, panelCells, places, districts);
  const numbers = cellNumbers(panelCells);
  const crowds = await crowdsOf(context, city, numbers, candidates, priority);
  const areas = candidates
    .map((area, index) => ({ area, crowd: crowds[index] }))
    .filter(({ crowd: { present } }) =>
      passesMinimumCell(present.taPanelPersons, present.panelPersons - present.taPanelPersons, minimumCell),
    )
    .toSorted((a, b) => concentrationOf(b) - concentrationOf(a) || (a.area.areaId < b.area.areaId ? -1 : 1));
  // Cells of the grid are the panel's own; other areas are drawn around places.
  const read = [city.data.panel, areaKind === 'cell' ? null : city.data.places];
  return { size, basis: figureBasis(city.cityCode, read, size.universe, '典型周'), numbers, areas };
}
