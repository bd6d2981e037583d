import type { SpatialUnitKind } from '@ooh/contract/domain/crowd-names';
import { memoize } from '../../platform/memoize.ts';
import { modelKeyOf } from '../engine/model-cache.ts';
import type { AreaHours } from '../engine/work/area-hours.ts';
import { figureContext, isTargetShownIn, shownThere, type FigureContext } from './area-figures.ts';
import type { CityCrowd, Stores } from './city-crowd.ts';
import { areaCellsOf, areasOfCity, type SpatialArea } from './spatial-areas.ts';

/** People of an average day in each of the 24 hours; null where withheld. */
export interface HoursOfArea {
  readonly area: SpatialArea;
  readonly persons: readonly (number | null)[];
  readonly taPersons: readonly (number | null)[];
}

const dayHours = Array.from({ length: 24 }, (_, hour) => hour);
const kept = memoize<AreaHours>(16);

const tenths = (people: number): number => Math.round(people * 10) / 10;

/** The hours of one area under the rules that its figures of each hour alone have. */
function hoursOfArea(hours: AreaHours, at: number, isVisitors: boolean, ground: FigureContext) {
  const { minimumCell, panelPersons: all } = ground;
  const persons: (number | null)[] = [];
  const taPersons: (number | null)[] = [];
  for (const hour of dayHours) {
    const index = at * 24 + hour;
    const present = hours.panelPersons[index];
    const visitors = present - hours.ownPanelPersons[index];
    const shown = shownThere({ present, visitors, all }, minimumCell);
    const isShown = isVisitors ? shown.visitors : shown.present;
    const tally = {
      panelPersons: isVisitors ? visitors : present,
      taPanelPersons: hours.taPanelPersons[index],
    };
    persons.push(isShown ? tenths(hours.people[index]) : null);
    taPersons.push(isShown && isTargetShownIn(tally, ground) ? tenths(hours.taPeople[index]) : null);
  }
  return { persons, taPersons };
}

/** Every area of a kind with the people there by hour; the role of the city is present or visitors. */
export async function areaHoursOf(
  stores: Stores,
  city: CityCrowd,
  unit: SpatialUnitKind,
): Promise<HoursOfArea[]> {
  const { key, areas } = await areasOfCity(stores, city, unit);
  const { releases, audience, window, role } = city;
  const isVisitors = role === 'visitors';
  const { dayWeights } = window;
  const asked = JSON.stringify([modelKeyOf(releases), key, audience, dayWeights, isVisitors]);
  const hours = await kept(asked, () =>
    stores.engine.ask(releases, 'areaHours', {
      audience,
      areas: areaCellsOf(areas.map(({ cells }) => cells)),
      days: { dayWeights },
      isVisitors,
    }),
  );
  const ground = figureContext(city, stores.config.minimumCell);
  return areas.map((area, at) => ({ area, ...hoursOfArea(hours, at, isVisitors, ground) }));
}
