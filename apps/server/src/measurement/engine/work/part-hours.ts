import { outdoorShift, type CityModel } from '../city-model.ts';
import type { AreaHours } from './area-hours.ts';
import { cellsOfArea, partsOfArea, type AreaCells } from './area-presence.ts';
import { PartRooms, type CellParts } from './part-presence.ts';
import { daysOf, hoursTouched, type DayWindow } from './presence-window.ts';

const dayHours = 24;

/** Rows of cells by the hours of the day that they touch: those of one cell, and in it of one person, stand together. */
interface RowsOfHour {
  readonly rows: number[];
  /** The place of each row's cell in the area. */
  readonly cellAt: number[];
}

function rowsByHour({ presence }: CityModel, cells: Uint32Array): RowsOfHour[] {
  const { start, hour, minutes } = presence;
  const byHour = Array.from({ length: dayHours }, (): RowsOfHour => ({ rows: [], cellAt: [] }));
  cells.forEach((cell, at) => {
    for (let row = start[cell]; row < start[cell + 1]; row++) {
      if (minutes[row] === 0) continue;
      for (let left = hoursTouched(hour[row] & 31, minutes[row]); left !== 0; left &= left - 1) {
        const own = byHour[31 - Math.clz32(left & -left)];
        own.rows.push(row);
        own.cellAt.push(at);
      }
    }
  });
  return byHour;
}

/** Adds who is there in one hour to the rooms: in each cell one place of a stay and one way. */
function readHour(
  rooms: PartRooms,
  { presence }: CityModel,
  cells: Uint32Array,
  { area, way }: CellParts,
  { rows, cellAt }: RowsOfHour,
  weekDays: number,
): void {
  for (let i = 0; i < rows.length;) {
    const [at, p] = [cellAt[i], presence.person[rows[i]]];
    let [stays, ways] = [0, 0];
    for (; i < rows.length && cellAt[i] === at && presence.person[rows[i]] === p; i++) {
      const days = presence.dayMask[rows[i]] & weekDays;
      if (presence.hour[rows[i]] >> outdoorShift === 0) stays |= days;
      else ways |= days;
    }
    if (stays > 0) rooms.add(p, stays, 1 - area[at], rooms.isOwnCell(p, cells[at]));
    if (ways > 0) rooms.add(p, ways, 1 - way[at], false);
  }
}

/** The hours of areas that have parts of cells, one area after the other; the rows of an area are read once. */
export function hoursOfParts(
  model: CityModel,
  target: Uint8Array,
  areas: AreaCells & { readonly parts: CellParts },
  days: Pick<DayWindow, 'dayWeights'>,
  isVisitors: boolean,
): AreaHours {
  const { weights } = model.store;
  const weekDays = daysOf({ ...days, fromHour: 0, toHour: dayHours });
  const rooms = new PartRooms(model);
  const count = areas.start.length - 1;
  const [people, taPeople] = [new Float64Array(count * dayHours), new Float64Array(count * dayHours)];
  const list = () => new Uint32Array(count * dayHours);
  const [panelPersons, taPanelPersons, ownPanelPersons] = [list(), list(), list()];
  for (let area = 0; area < count; area++) {
    const cells = cellsOfArea(areas, area);
    const parts = partsOfArea(areas.parts, areas.start, area);
    rowsByHour(model, cells).forEach((rows, hour) => {
      const at = area * dayHours + hour;
      rooms.enter(cells, parts);
      readHour(rooms, model, cells, parts, rows, weekDays);
      let [present, visitors, ofTarget] = [0, 0, 0];
      for (const p of rooms.persons) {
        const [there, comes] = [rooms.chanceInWeek(p), rooms.chanceOfVisit(p)];
        const onADay = weights[p] * (isVisitors ? rooms.visitsOnADay(p, days) : rooms.onADay(p, days));
        present += there;
        visitors += comes;
        people[at] += onADay;
        if (target[p] === 0) continue;
        ofTarget += isVisitors ? comes : there;
        taPeople[at] += onADay;
      }
      panelPersons[at] = Math.floor(present);
      taPanelPersons[at] = Math.floor(ofTarget);
      ownPanelPersons[at] = Math.floor(present) - Math.floor(visitors);
      rooms.leave(cells);
    });
  }
  return { people, taPeople, panelPersons, taPanelPersons, ownPanelPersons };
}
