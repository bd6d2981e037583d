import type { CityModel } from '../city-model.ts';
import type { AreaHours } from './area-hours.ts';
import { cellsOfArea, partsOfArea, type AreaCells } from './area-presence.ts';
import { entriesByHour, type HourEntries } from './hour-entries.ts';
import { PartRooms, type CellParts } from './part-presence.ts';
import { daysOf, weightOfDays, type DayWindow } from './presence-window.ts';

const dayHours = 24;

/** Sums over the people of one hour of an area. */
interface HourSums {
  present: number;
  visitors: number;
  ofTarget: number;
  people: number;
  taPeople: number;
}

/**
 * Room for one hour after the other. Most people are in one place of the area in an hour: that one is kept by itself,
 * and chances by day are multiplied out for those alone who are in several.
 */
class HourRoom {
  private readonly rooms: PartRooms;
  /** Whether those who neither live nor work there are asked for. */
  private readonly hasVisits: boolean;
  private readonly round: Uint32Array;
  private readonly isInRooms: Uint8Array;
  private readonly days: Uint8Array;
  private readonly missed: Float64Array;
  private readonly isOwn: Uint8Array;
  private readonly touched: Uint32Array;
  private found = 0;
  private now = 0;

  constructor(rooms: PartRooms, persons: number, hasVisits: boolean) {
    this.rooms = rooms;
    this.hasVisits = hasVisits;
    this.round = new Uint32Array(persons);
    this.isInRooms = new Uint8Array(persons);
    this.days = new Uint8Array(persons);
    this.missed = new Float64Array(persons);
    this.isOwn = new Uint8Array(persons);
    this.touched = new Uint32Array(persons);
  }

  private add(p: number, days: number, missed: number, isOwn: boolean): void {
    if (this.round[p] !== this.now) {
      this.round[p] = this.now;
      this.days[p] = days;
      this.missed[p] = missed;
      this.isOwn[p] = Number(isOwn);
      this.touched[this.found++] = p;
      return;
    }
    if (this.isInRooms[p] === 0) {
      this.isInRooms[p] = 1;
      this.addToRooms(p, this.days[p], this.missed[p], this.isOwn[p] === 1);
    }
    this.addToRooms(p, days, missed, isOwn);
  }

  private addToRooms(p: number, days: number, missed: number, isOwn: boolean): void {
    if (this.hasVisits) this.rooms.add(p, days, missed, isOwn);
    else this.rooms.addPresence(p, days, missed);
  }

  /** Reads who is there in an hour: in each cell one place of a stay and one way. */
  read(entries: HourEntries, hour: number, cells: Uint32Array, { area, way }: CellParts): void {
    const { start, person, cellAt, stays, ways } = entries;
    this.now++;
    this.found = 0;
    for (let entry = start[hour]; entry < start[hour + 1]; entry++) {
      const [p, at] = [person[entry], cellAt[entry]];
      if (stays[entry] !== 0) this.add(p, stays[entry], 1 - area[at], this.rooms.isOwnCell(p, cells[at]));
      if (ways[entry] !== 0) this.add(p, ways[entry], 1 - way[at], false);
    }
  }

  /** Adds up the people who were read. */
  sums(
    weights: Float64Array,
    target: Uint8Array,
    weightOf: Float64Array,
    days: Pick<DayWindow, 'dayWeights'>,
    isVisitors: boolean,
  ): HourSums {
    const { rooms, hasVisits } = this;
    const sums: HourSums = { present: 0, visitors: 0, ofTarget: 0, people: 0, taPeople: 0 };
    for (let i = 0; i < this.found; i++) {
      const p = this.touched[i];
      let [there, comes, onADay] = [0, 0, 0];
      if (this.isInRooms[p] === 1) {
        this.isInRooms[p] = 0;
        there = rooms.chanceInWeek(p);
        if (hasVisits) comes = rooms.chanceOfVisit(p);
        onADay = isVisitors ? rooms.visitsOnADay(p, days) : rooms.onADay(p, days);
      } else {
        there = 1 - this.missed[p];
        if (hasVisits && this.isOwn[p] === 0) comes = there * rooms.chanceOfStranger(p);
        onADay = (isVisitors ? comes : there) * weightOf[this.days[p]];
      }
      sums.present += there;
      sums.visitors += comes;
      sums.people += weights[p] * onADay;
      if (target[p] === 0) continue;
      sums.ofTarget += isVisitors ? comes : there;
      sums.taPeople += weights[p] * onADay;
    }
    return sums;
  }
}

/** Whom the hours of areas are asked of. */
export interface AskedHours {
  readonly isVisitors: boolean;
  /** Whether those who live or work there are to be told apart. */
  readonly hasOwn: boolean;
  /** True leaves everybody outside the audience out of all sums. */
  readonly isAlone: boolean;
}

/** The hours of areas that have parts of cells, one area after the other; the rows of an area are read once. */
export function hoursOfParts(
  model: CityModel,
  target: Uint8Array,
  areas: AreaCells & { readonly parts: CellParts },
  days: Pick<DayWindow, 'dayWeights'>,
  { isVisitors, hasOwn, isAlone }: AskedHours,
): AreaHours {
  const { weights } = model.store;
  const hasVisits = isVisitors || hasOwn;
  const window = { ...days, fromHour: 0, toHour: dayHours };
  const [weekDays, weightOf] = [daysOf(window), weightOfDays(window)];
  const rooms = new PartRooms(model);
  const room = new HourRoom(rooms, model.homeCell.length, hasVisits);
  const count = areas.start.length - 1;
  const [people, taPeople] = [new Float64Array(count * dayHours), new Float64Array(count * dayHours)];
  const list = () => new Uint32Array(count * dayHours);
  const [panelPersons, taPanelPersons, ownPanelPersons] = [list(), list(), list()];
  for (let area = 0; area < count; area++) {
    const cells = cellsOfArea(areas, area);
    const parts = partsOfArea(areas.parts, areas.start, area);
    const entries = entriesByHour(model.presence, cells, weekDays, isAlone ? target : null);
    for (let hour = 0; hour < dayHours; hour++) {
      const at = area * dayHours + hour;
      rooms.enter(cells, parts);
      room.read(entries, hour, cells, parts);
      const sums = room.sums(weights, target, weightOf, days, isVisitors);
      people[at] = sums.people;
      taPeople[at] = sums.taPeople;
      panelPersons[at] = Math.floor(sums.present);
      taPanelPersons[at] = Math.floor(sums.ofTarget);
      if (hasOwn) ownPanelPersons[at] = Math.floor(sums.present) - Math.floor(sums.visitors);
      rooms.leave(cells);
    }
  }
  return { people, taPeople, panelPersons, taPanelPersons, ownPanelPersons };
}
