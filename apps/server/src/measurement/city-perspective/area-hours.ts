import type { SpatialUnitKind } from '@ooh/contract/domain/crowd-names';
import { isAudienceChosen, type TargetAudience } from '@ooh/contract/domain/target-audience';
import type { HourFigures } from '@ooh/contract/domain/place-insight';
import { memoize } from '../../platform/memoize.ts';
import { modelKeyOf } from '../engine/model-cache.ts';
import type { AreaHours } from '../engine/work/area-hours.ts';
import type { AskedHours } from '../engine/work/part-hours.ts';
import type { PeopleCells } from '../engine/work/role-chances.ts';
import { figureContext, isTargetShownIn, shownThere, type FigureContext } from './area-figures.ts';
import { cellsKey } from './city-cells.ts';
import type { CityCrowd, Stores } from './city-crowd.ts';
import { crowdFigures, hoursOfWindow } from './hours.ts';
import { areaCellsOf } from './people-cells.ts';
import { areasOfCity, type SpatialArea } from './spatial-areas.ts';

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

const everybody: TargetAudience = { groups: [] };

/** The hours of all people are kept for every audience, whose own are read by themselves. */
async function askHours(
  stores: Stores,
  { releases, audience, window: { dayWeights } }: Pick<CityCrowd, 'releases' | 'audience' | 'window'>,
  areasKey: string,
  areas: readonly PeopleCells[],
  asked: Pick<AskedHours, 'isVisitors' | 'hasOwn'>,
): Promise<AreaHours> {
  const hoursOf = (whom: TargetAudience, isAlone: boolean): Promise<AreaHours> =>
    kept(JSON.stringify([modelKeyOf(releases), areasKey, whom, dayWeights, asked]), () =>
      stores.engine.ask(releases, 'areaHours', {
        audience: whom,
        areas: areaCellsOf(areas),
        days: { dayWeights },
        asked: { ...asked, isAlone },
      }),
    );
  if (!isAudienceChosen(audience)) return hoursOf(everybody, false);
  const [all, { taPeople, taPanelPersons }] = await Promise.all([
    hoursOf(everybody, false),
    hoursOf(audience, true),
  ]);
  return { ...all, taPeople, taPanelPersons };
}

/** Who is in each of some areas, by hour of the average day of the window. */
export async function hoursInAreas(
  stores: Stores,
  city: Pick<CityCrowd, 'releases' | 'audience' | 'window' | 'size' | 'role'>,
  areas: readonly PeopleCells[],
): Promise<HourFigures[][]> {
  const hours = await askHours(stores, city, areas.map(cellsKey).join(), areas, {
    isVisitors: false,
    hasOwn: false,
  });
  const ground = figureContext(city, stores.config.minimumCell);
  return areas.map((_, area) =>
    hoursOfWindow(city.window).map((hour) => {
      const at = area * 24 + hour;
      const { panelPersons, taPanelPersons, people, taPeople } = hours;
      const crowd = {
        panelPersons: panelPersons[at],
        taPanelPersons: taPanelPersons[at],
        people: people[at],
        taPeople: taPeople[at],
      };
      return { hour, ...crowdFigures(crowd, ground) };
    }),
  );
}

/** Every area of a kind with the people there by hour; the role of the city is present or visitors. */
export async function areaHoursOf(
  stores: Stores,
  city: CityCrowd,
  unit: SpatialUnitKind,
): Promise<HoursOfArea[]> {
  const { key, areas } = await areasOfCity(stores, city, unit);
  const isVisitors = city.role === 'visitors';
  const people = areas.map((area) => area.people);
  const hours = await askHours(stores, city, key, people, { isVisitors, hasOwn: true });
  const ground = figureContext(city, stores.config.minimumCell);
  return areas.map((area, at) => ({ area, ...hoursOfArea(hours, at, isVisitors, ground) }));
}
