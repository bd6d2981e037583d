import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { audienceMask } from '../../crowd/audience-mask.ts';
import { noCell, type CityModel } from '../city-model.ts';
import { daysOf, minutesInside, weightOfDays, type DayWindow } from './presence-window.ts';

/** Areas as lists of the model's cells: those of area a are cells[start[a]] … cells[start[a + 1] − 1]. */
export interface AreaCells {
  readonly start: Uint32Array;
  readonly cells: Uint32Array;
}

/** Panel persons and the people they stand for, with the audience among them. */
export interface Tally {
  readonly panelPersons: number;
  readonly people: number;
  readonly taPanelPersons: number;
  readonly taPeople: number;
  /** (Σw)² / Σw² of the persons. */
  readonly effectiveSample: number;
}

/** People, and the audience among them. */
export interface People {
  readonly people: number;
  readonly taPeople: number;
}

export interface AreaCrowd {
  /** People who live, and who work, in the area: whatever the window. */
  readonly residents: Tally;
  readonly workers: Tally;
  /** Distinct people who come in the window and neither live nor work there. */
  readonly visitors: Tally;
  /** Distinct people who are there in the window at all. */
  readonly present: Tally;
  /** Of an average day: people there, those of them who neither live nor work there, hours that all spend there. */
  readonly daily: People;
  readonly dailyVisitors: People;
  readonly hours: People;
  /** Standard error of the audience's share of the hours. */
  readonly hourShareError: number;
}

/** Persons by the cell that they live, or work, in. */
interface PersonsByCell {
  readonly start: Uint32Array;
  readonly person: Uint32Array;
}

function personsByCell(cellOf: Uint32Array, cellCount: number): PersonsByCell {
  const start = new Uint32Array(cellCount + 1);
  for (const cell of cellOf) if (cell !== noCell) start[cell + 1] = start[cell + 1]! + 1;
  for (let cell = 0; cell < cellCount; cell++) start[cell + 1] = start[cell + 1]! + start[cell]!;
  const next = start.slice();
  const person = new Uint32Array(start[cellCount]!);
  cellOf.forEach((cell, p) => {
    if (cell === noCell) return;
    person[next[cell]!] = p;
    next[cell] = next[cell]! + 1;
  });
  return { start, person };
}

const indices = new WeakMap<CityModel, { homes: PersonsByCell; works: PersonsByCell }>();

function indexOf(model: CityModel): { homes: PersonsByCell; works: PersonsByCell } {
  let index = indices.get(model);
  if (index === undefined) {
    const count = model.cells.length;
    index = { homes: personsByCell(model.homeCell, count), works: personsByCell(model.workCell, count) };
    indices.set(model, index);
  }
  return index;
}

/** Adds persons one by one. */
class Tallying {
  private panelPersons = 0;
  private people = 0;
  private squares = 0;
  private taPanelPersons = 0;
  private taPeople = 0;

  add(weight: number, isTarget: number): void {
    this.panelPersons++;
    this.people += weight;
    this.squares += weight * weight;
    this.taPanelPersons += isTarget;
    this.taPeople += isTarget * weight;
  }

  get tally(): Tally {
    const { panelPersons, people, squares, taPanelPersons, taPeople } = this;
    const effectiveSample = squares > 0 ? (people * people) / squares : 0;
    return { panelPersons, people, taPanelPersons, taPeople, effectiveSample };
  }
}

/** Room for one area after the other: what is touched is cleared again. */
class Whereabouts {
  private readonly days: Uint8Array;
  private readonly minutes: Float64Array;
  private readonly inside: Uint8Array;
  /** Persons found in the area, in order of appearance. */
  private readonly touched: Uint32Array;
  private count = 0;
  private readonly model: CityModel;
  private readonly window: DayWindow;
  private readonly weekDays: number;
  private readonly weights: Float64Array;

  constructor(model: CityModel, window: DayWindow) {
    this.model = model;
    this.window = window;
    this.weekDays = daysOf(window);
    this.weights = weightOfDays(window);
    this.days = new Uint8Array(model.homeCell.length);
    this.minutes = new Float64Array(model.homeCell.length);
    this.touched = new Uint32Array(model.homeCell.length);
    this.inside = new Uint8Array(model.cells.length);
  }

  /** Reads who is in the cells in the window; answers the persons. Fields are kept at hand: millions of rows pass. */
  enter(cells: Uint32Array): Uint32Array {
    const { start, person, hour, dayMask, minutes } = this.model.presence;
    const { days, minutes: spent, touched, window, weekDays, weights, inside } = this;
    const isWholeDay = window.fromHour === 0 && window.toHour === 24;
    let count = 0;
    for (const cell of cells) {
      inside[cell] = 1;
      for (let row = start[cell]!, end = start[cell + 1]!; row < end; row++) {
        const own = dayMask[row]! & weekDays;
        if (own === 0) continue;
        const length = isWholeDay ? minutes[row]! : minutesInside(window, hour[row]! & 31, minutes[row]!);
        if (length === 0) continue;
        const p = person[row]!;
        const before = days[p]!;
        if (before === 0) touched[count++] = p;
        days[p] = before | own;
        spent[p] = spent[p]! + length * weights[own]!;
      }
    }
    this.count = count;
    return touched.subarray(0, count);
  }

  dayWeight(p: number): number {
    return this.weights[this.days[p]!]!;
  }

  /** Minutes of an average day. */
  minutesOf(p: number): number {
    return this.minutes[p]!;
  }

  isAtHomeOrWork(p: number): boolean {
    if (this.inside[this.model.homeCell[p]!] === 1) return true;
    const work = this.model.workCell[p]!;
    return work !== noCell && this.inside[work] === 1;
  }

  leave(cells: Uint32Array): void {
    for (const cell of cells) this.inside[cell] = 0;
    for (let i = 0; i < this.count; i++) {
      const p = this.touched[i]!;
      this.days[p] = 0;
      this.minutes[p] = 0;
    }
    this.count = 0;
  }
}

function tallyOf(
  model: CityModel,
  cells: Uint32Array,
  { start, person }: PersonsByCell,
  target: Uint8Array,
): Tally {
  const sum = new Tallying();
  for (const cell of cells) {
    for (let i = start[cell]!; i < start[cell + 1]!; i++) {
      sum.add(model.store.weights[person[i]!]!, target[person[i]!]!);
    }
  }
  return sum.tally;
}

function crowdOf(model: CityModel, where: Whereabouts, cells: Uint32Array, target: Uint8Array): AreaCrowd {
  const { weights } = model.store;
  const { homes, works } = indexOf(model);
  const [present, visitors] = [new Tallying(), new Tallying()];
  const daily = { people: 0, taPeople: 0 };
  const dailyVisitors = { people: 0, taPeople: 0 };
  const hours = { people: 0, taPeople: 0 };
  // Σ (hours · (1 or 0 − share))² follows from these two, once the share is known.
  let [squares, taSquares] = [0, 0];
  for (const p of where.enter(cells)) {
    const [weight, isTarget] = [weights[p]!, target[p]!];
    const onADay = weight * where.dayWeight(p);
    const spent = (weight * where.minutesOf(p)) / 60;
    present.add(weight, isTarget);
    daily.people += onADay;
    hours.people += spent;
    squares += spent * spent;
    if (isTarget === 1) {
      daily.taPeople += onADay;
      hours.taPeople += spent;
      taSquares += spent * spent;
    }
    if (where.isAtHomeOrWork(p)) continue;
    visitors.add(weight, isTarget);
    dailyVisitors.people += onADay;
    dailyVisitors.taPeople += isTarget * onADay;
  }
  where.leave(cells);
  const share = hours.people > 0 ? hours.taPeople / hours.people : 0;
  const deviations = Math.max(0, (1 - 2 * share) * taSquares + share * share * squares);
  return {
    residents: tallyOf(model, cells, homes, target),
    workers: tallyOf(model, cells, works, target),
    visitors: visitors.tally,
    present: present.tally,
    daily,
    dailyVisitors,
    hours,
    hourShareError: hours.people > 0 ? Math.sqrt(deviations) / hours.people : 0,
  };
}

/** The cells of one area. A cell that is named twice would count twice. */
export function cellsOfArea({ start, cells }: AreaCells, area: number): Uint32Array {
  return cells.subarray(start[area]!, start[area + 1]!);
}

/**
 * Who lives in, works in, visits and is in each of several areas in a window of the typical week. Areas may
 * overlap. Reads the rows of the areas' cells once.
 */
export function areaCrowds(
  model: CityModel,
  audience: TargetAudience,
  areas: AreaCells,
  window: DayWindow,
): AreaCrowd[] {
  const target = audienceMask(model.labels, audience);
  const where = new Whereabouts(model, window);
  return Array.from({ length: areas.start.length - 1 }, (_, area) =>
    crowdOf(model, where, cellsOfArea(areas, area), target),
  );
}

/** How a person belongs to an area. */
export type AreaRole = 'residents' | 'workers' | 'visitors' | 'present';

/** The persons of an area in one role, one byte each. */
export function roleMask(
  model: CityModel,
  cells: Uint32Array,
  role: AreaRole,
  window: DayWindow,
): Uint8Array {
  const mask = new Uint8Array(model.homeCell.length);
  if (role === 'residents' || role === 'workers') {
    const { homes, works } = indexOf(model);
    const { start, person } = role === 'residents' ? homes : works;
    for (const cell of cells) {
      for (let i = start[cell]!; i < start[cell + 1]!; i++) mask[person[i]!] = 1;
    }
    return mask;
  }
  const where = new Whereabouts(model, window);
  for (const p of where.enter(cells)) mask[p] = Number(role === 'present' || !where.isAtHomeOrWork(p));
  return mask;
}

/** People of several groups by number, −1 for none: for origins and flows. */
export function tallyByGroup(
  model: CityModel,
  target: Uint8Array,
  groups: number,
  groupOf: (person: number) => number,
): Tally[] {
  const sums = Array.from({ length: groups }, () => new Tallying());
  model.store.weights.forEach((weight, p) => {
    const group = groupOf(p);
    if (group >= 0) sums[group]!.add(weight, target[p]!);
  });
  return sums.map((sum) => sum.tally);
}
