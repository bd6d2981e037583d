import type { CityModel } from '../city-model.ts';
import { Whereabouts } from './area-presence.ts';
import { PartRooms, type CellParts } from './part-presence.ts';
import { placesOfPersons } from './persons-by-cell.ts';
import type { DayWindow } from './presence-window.ts';

/** How a person belongs to an area. */
export type AreaRole = 'residents' | 'workers' | 'visitors' | 'present';

/** Cells in which the people of an area are counted, with the part of each that belongs to it; null where all of it does. */
export interface PeopleCells {
  readonly cells: Uint32Array;
  readonly parts: CellParts | null;
}

/** How likely each person belongs to an area in a role in the window of a typical week: 0 or 1 where its cells are whole. */
export function roleChances(
  model: CityModel,
  { cells, parts }: PeopleCells,
  role: AreaRole,
  window: DayWindow,
): Float64Array {
  const chances = new Float64Array(model.homeCell.length);
  if (role === 'residents' || role === 'workers') {
    const { homes, works } = placesOfPersons(model);
    const { start, person } = role === 'residents' ? homes : works;
    cells.forEach((cell, at) => {
      for (let i = start[cell]; i < start[cell + 1]; i++) chances[person[i]] = parts?.area[at] ?? 1;
    });
    return chances;
  }
  if (parts !== null) {
    const rooms = new PartRooms(model);
    rooms.read(cells, parts, window);
    for (const p of rooms.persons)
      chances[p] = role === 'present' ? rooms.chanceInWeek(p) : rooms.chanceOfVisit(p);
    return chances;
  }
  const where = new Whereabouts(model, window);
  for (const p of where.enter(cells)) chances[p] = Number(role === 'present' || !where.isAtHomeOrWork(p));
  return chances;
}
