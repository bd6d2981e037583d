import type { HourFigures } from '@ooh/contract/domain/place-insight';
import type { Figure } from '@ooh/contract/domain/figure';
import type { AreaActivity, HourlyCrowd } from '../engine/work/area-people.ts';
import { modelKeyOf } from '../engine/model-cache.ts';
import { memoize } from '../../platform/memoize.ts';
import { passesMinimumCell, suppressedFigure } from '../../disclosure/suppression.ts';
import { figureContext, peopleEstimate, type FigureContext } from './area-figures.ts';
import { cellsKey } from './city-cells.ts';
import type { CityCrowd, Stores } from './city-crowd.ts';
import { wholeCells } from './people-cells.ts';

const kept = memoize<AreaActivity>(24);

/** People by day and hour: of the city (null) those out of their homes, of some cells all who are there. */
export function activityOf(
  stores: Stores,
  city: Pick<CityCrowd, 'releases' | 'audience'>,
  cells: Uint32Array | null,
): Promise<AreaActivity> {
  const { releases, audience } = city;
  const key = JSON.stringify([modelKeyOf(releases), cellsKey(cells && wholeCells(cells)), audience]);
  return kept(key, () =>
    stores.engine.ask(releases, 'areaActivity', { audience, cells, isAway: cells === null }),
  );
}

export interface CrowdFigures {
  readonly persons: Figure;
  readonly taPersons: Figure;
}

/** A day's or an hour's crowd as figures; `part` scales the people. */
export function crowdFigures(crowd: HourlyCrowd, ground: FigureContext, part = 1): CrowdFigures {
  const { minimumCell } = ground;
  const outside = ground.panelPersons - crowd.panelPersons;
  const isShown = passesMinimumCell(crowd.panelPersons, outside, minimumCell);
  const isTargetShown =
    isShown &&
    passesMinimumCell(crowd.taPanelPersons, crowd.panelPersons - crowd.taPanelPersons, minimumCell) &&
    passesMinimumCell(crowd.taPanelPersons, ground.taPanelPersons - crowd.taPanelPersons, minimumCell);
  const figure = (people: number): Figure => ({ ...peopleEstimate(ground, people, part), suppressed: false });
  return {
    persons: isShown ? figure(crowd.people) : suppressedFigure,
    taPersons: isTargetShown ? figure(crowd.taPeople) : suppressedFigure,
  };
}

/** Tallies of the days averaged to one day. Its number of panel persons is that of the best day. */
export function mixedCrowd(days: readonly HourlyCrowd[], weights: readonly number[]): HourlyCrowd {
  const counted = days.filter((_, day) => weights[day] > 0);
  const most = (of: (crowd: HourlyCrowd) => number) =>
    counted.reduce((best, one) => Math.max(best, of(one)), 0);
  const mean = (of: (crowd: HourlyCrowd) => number) =>
    days.reduce((sum, one, day) => sum + weights[day] * of(one), 0);
  return {
    panelPersons: most((one) => one.panelPersons),
    taPanelPersons: most((one) => one.taPanelPersons),
    people: mean((one) => one.people),
    taPeople: mean((one) => one.taPeople),
  };
}

/** The hours of the day that a window has. */
export const hoursOfWindow = ({ fromHour, toHour }: CityCrowd['window']): number[] =>
  Array.from({ length: toHour - fromHour }, (_, i) => fromHour + i);

/** The hours of an average day of the window. */
export function hourFiguresOf(
  activity: AreaActivity,
  city: Pick<CityCrowd, 'size' | 'role' | 'window'>,
  minimumCell: number,
): HourFigures[] {
  const ground = figureContext(city, minimumCell);
  return hoursOfWindow(city.window).map((hour) => {
    const days = Array.from({ length: 7 }, (_, day) => activity.byHour[day * 24 + hour]);
    return { hour, ...crowdFigures(mixedCrowd(days, city.window.dayWeights), ground) };
  });
}
