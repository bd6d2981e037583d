import { noCell, outdoorShift, type CityModel } from '../city-model.ts';
import { CrowdSums, tallyOfPersons, type AreaCrowd } from './area-tally.ts';
import { placesOfPersons, type PersonsByCell } from './persons-by-cell.ts';
import { daysOf, minutesInside, weightOfDays, type DayWindow } from './presence-window.ts';

/**
 * Parts of cells, by index in a list of them. A panel contains a person's cell, not the position in it; so a person who
 * stays in a cell has one random position, in the area with probability `area`, and a person outdoors has
 * one path through it, which touches the area with probability `way`. Positions and paths of different cells are independent.
 */
export interface CellParts {
  readonly area: Float64Array;
  readonly way: Float64Array;
}

/** What is read of a city: who is where. */
export type PresenceModel = Pick<CityModel, 'cells' | 'homeCell' | 'workCell' | 'presence'> & {
  readonly store: Pick<CityModel['store'], 'weights'>;
};

const daysOfWeek = 7;
/** Behind the chances of the days stands that of the week. */
const width = daysOfWeek + 1;

function onADayOf(chances: Float64Array, p: number, { dayWeights }: Pick<DayWindow, 'dayWeights'>): number {
  let sum = 0;
  for (let day = 0; day < daysOfWeek; day++) sum += dayWeights[day] * (1 - chances[p * width + day]);
  return sum;
}

/** Room for one area after the other: what is touched is cleared again. */
export class PartRooms {
  readonly model: PresenceModel;
  /** Chances that a person is never in the area, by day and in the week. */
  readonly absent: Float64Array;
  /** The same, excluding home and work. */
  readonly unvisited: Float64Array;
  /** Minutes of an average day. */
  readonly minutes: Float64Array;
  private readonly isTouched: Uint8Array;
  private readonly areaOfCell: Float64Array;
  private readonly touched: number[] = [];

  constructor(model: PresenceModel) {
    this.model = model;
    const persons = model.homeCell.length;
    this.absent = new Float64Array(persons * width).fill(1);
    this.unvisited = new Float64Array(persons * width).fill(1);
    this.minutes = new Float64Array(persons);
    this.isTouched = new Uint8Array(persons);
    this.areaOfCell = new Float64Array(model.cells.length);
  }

  /** Begins an area. */
  enter(cells: Uint32Array, { area }: CellParts): void {
    cells.forEach((cell, at) => (this.areaOfCell[cell] = area[at]));
  }

  isOwnCell(p: number, cell: number): boolean {
    return this.model.homeCell[p] === cell || this.model.workCell[p] === cell;
  }

  /** Reads who is in parts of cells in a window. */
  read(cells: Uint32Array, parts: CellParts, window: DayWindow): void {
    const weights = weightOfDays(window);
    const { area, way } = parts;
    this.enter(cells, parts);
    cells.forEach((cell, at) => readCell(this, window, weights, cell, { area: area[at], way: way[at] }));
  }

  /** Adds a stay on some days, with the probability of being outside the area. */
  add(p: number, days: number, missed: number, isOwn: boolean): void {
    if (this.isTouched[p] === 0) this.touched.push(p);
    this.isTouched[p] = 1;
    const from = p * width;
    for (let day = 0; day < width; day++) {
      if (day < daysOfWeek && ((days >> day) & 1) === 0) continue;
      this.absent[from + day] = this.absent[from + day] * missed;
      if (!isOwn) this.unvisited[from + day] = this.unvisited[from + day] * missed;
    }
  }

  /** The same, where nobody asks who neither lives nor works there. */
  addPresence(p: number, days: number, missed: number): void {
    if (this.isTouched[p] === 0) this.touched.push(p);
    this.isTouched[p] = 1;
    const from = p * width;
    for (let day = 0; day < daysOfWeek; day++)
      if (((days >> day) & 1) === 1) this.absent[from + day] = this.absent[from + day] * missed;
    this.absent[from + daysOfWeek] = this.absent[from + daysOfWeek] * missed;
  }

  get persons(): readonly number[] {
    return this.touched;
  }

  /** Probability that a person neither lives nor works in the area. */
  chanceOfStranger(p: number): number {
    const { homeCell, workCell } = this.model;
    const [home, work] = [homeCell[p], workCell[p]];
    const away = (cell: number) => (cell === noCell ? 1 : 1 - this.areaOfCell[cell]);
    return home === work ? away(home) : away(home) * away(work);
  }

  /** Probability that a person is there on any day of the week. */
  chanceInWeek(p: number): number {
    return 1 - this.absent[p * width + daysOfWeek];
  }

  /** Probability that a person comes on any day of the week, without living or working there. */
  chanceOfVisit(p: number): number {
    return this.chanceOfStranger(p) * (1 - this.unvisited[p * width + daysOfWeek]);
  }

  /** Probability that a person is there on an average day. */
  onADay(p: number, days: Pick<DayWindow, 'dayWeights'>): number {
    return onADayOf(this.absent, p, days);
  }

  /** Probability that a person comes on an average day, without living or working there. */
  visitsOnADay(p: number, days: Pick<DayWindow, 'dayWeights'>): number {
    return this.chanceOfStranger(p) * onADayOf(this.unvisited, p, days);
  }

  leave(cells: Uint32Array): void {
    const { absent, unvisited, minutes, isTouched } = this;
    for (const cell of cells) this.areaOfCell[cell] = 0;
    for (const p of this.touched) {
      // A loop of its own: `fill` costs more than eight numbers.
      for (let at = p * width; at < (p + 1) * width; at++) {
        absent[at] = 1;
        unvisited[at] = 1;
      }
      minutes[p] = 0;
      isTouched[p] = 0;
    }
    this.touched.length = 0;
  }
}

/** Reads the rows of one cell: those of one person stand together. */
function readCell(
  rooms: PartRooms,
  window: DayWindow,
  weights: Float64Array,
  cell: number,
  part: { readonly area: number; readonly way: number },
): void {
  const { presence } = rooms.model;
  const { start, person, hour, dayMask, minutes } = presence;
  const weekDays = daysOf(window);
  const end = start[cell + 1];
  for (let row = start[cell]; row < end;) {
    const p = person[row];
    let [stays, ways] = [0, 0];
    for (; row < end && person[row] === p; row++) {
      const days = dayMask[row] & weekDays;
      const length = minutesInside(window, hour[row] & 31, minutes[row]);
      if (days === 0 || length === 0) continue;
      if (hour[row] >> outdoorShift === 0) stays |= days;
      else ways |= days;
      rooms.minutes[p] = rooms.minutes[p] + part.area * length * weights[days];
    }
    const isOwn = rooms.isOwnCell(p, cell);
    if (stays > 0) rooms.add(p, stays, 1 - part.area, isOwn);
    if (ways > 0) rooms.add(p, ways, 1 - part.way, false);
  }
}

/** Expected people in parts of cells in a window: distinct people, of an average day and of the week. */
export function partCrowdOf(
  rooms: PartRooms,
  cells: Uint32Array,
  parts: CellParts,
  target: Uint8Array,
  window: DayWindow,
): AreaCrowd {
  const { model, minutes } = rooms;
  rooms.read(cells, parts, window);
  const sums = new CrowdSums();
  for (const p of rooms.persons) {
    const [weight, isTarget] = [model.store.weights[p], target[p]];
    sums.addPresent(weight, isTarget, rooms.chanceInWeek(p), rooms.onADay(p, window), minutes[p] / 60);
    const visits = rooms.chanceOfVisit(p);
    if (visits > 0) sums.addVisitor(weight, isTarget, visits, rooms.visitsOnADay(p, window));
  }
  rooms.leave(cells);
  const { homes, works } = placesOfPersons(model);
  const tallyOf = (persons: PersonsByCell) =>
    tallyOfPersons(model.store.weights, cells, persons, target, parts.area);
  return sums.crowd(tallyOf(homes), tallyOf(works));
}
