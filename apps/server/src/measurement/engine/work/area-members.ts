import { noCell, type CityModel } from '../city-model.ts';
import { cellsOfArea, partsOfArea, type AreaCells } from './area-presence.ts';
import { PartRooms } from './part-presence.ts';
import type { DayWindow } from './presence-window.ts';

/** The audience of an area: persons, what each stands for there, and how many panel persons that is, rounded down. */
export interface AreaMembers {
  readonly members: readonly number[];
  /** By person; valid until the next area is read. */
  readonly weights: Float64Array;
  readonly panelPersons: number;
}

const wholeWeek: DayWindow = {
  dayWeights: Array.from({ length: 7 }, () => 1 / 7),
  fromHour: 0,
  toHour: 24,
};

/** Reads one area after the other: who of an audience is there at any time of the week. */
export function membersReader(model: CityModel, areas: AreaCells) {
  const { presence, store } = model;
  const { parts } = areas;
  const stamp = new Uint32Array(store.weights.length);
  let stamped = 0;

  function ofWholeCells(cells: Uint32Array, mask: Uint8Array): AreaMembers {
    const members: number[] = [];
    stamped++;
    for (const cell of cells) {
      if (cell === noCell) continue;
      for (let row = presence.start[cell]; row < presence.start[cell + 1]; row++) {
        const p = presence.person[row];
        if (stamp[p] === stamped) continue;
        stamp[p] = stamped;
        if (mask[p] === 1) members.push(p);
      }
    }
    return { members, weights: store.weights, panelPersons: members.length };
  }
  if (parts === undefined)
    return (area: number, mask: Uint8Array) => ofWholeCells(cellsOfArea(areas, area), mask);

  const rooms = new PartRooms(model);
  const weights = new Float64Array(store.weights.length);
  return (area: number, mask: Uint8Array): AreaMembers => {
    const cells = cellsOfArea(areas, area);
    rooms.read(cells, partsOfArea(parts, areas.start, area), wholeWeek);
    const members = rooms.persons.filter((p) => mask[p] === 1);
    let panelPersons = 0;
    for (const p of members) {
      const chance = rooms.chanceInWeek(p);
      weights[p] = store.weights[p] * chance;
      panelPersons += chance;
    }
    rooms.leave(cells);
    return { members, weights, panelPersons: Math.floor(panelPersons) };
  };
}
