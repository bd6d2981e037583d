import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { audienceMask } from '../audience-mask.ts';
import { noCell, type CityModel } from '../city-model.ts';
import { CrowdSums, Tallying, tallyOfPersons, type AreaCrowd, type Tally } from './area-tally.ts';
import { PartRooms, partCrowdOf, type CellParts } from './part-presence.ts';
import { placesOfPersons, type PersonsByCell } from './persons-by-cell.ts';
import { daysOf, minutesInside, weightOfDays, type DayWindow } from './presence-window.ts';

/** Areas as lists of the model's cells: those of area a are cells[start[a]] … cells[start[a + 1] − 1]. */
export interface AreaCells {
  readonly start: Uint32Array;
  readonly cells: Uint32Array;
  /** Which part of each cell belongs to its area; left out where all of it does. */
  readonly parts?: CellParts;
}

/** Room for one area after the other: what is touched is cleared again. */
export class Whereabouts {
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
      for (let row = start[cell], end = start[cell + 1]; row < end; row++) {
        const own = dayMask[row] & weekDays;
        if (own === 0) continue;
        const length = isWholeDay ? minutes[row] : minutesInside(window, hour[row] & 31, minutes[row]);
        if (length === 0) continue;
        const p = person[row];
        const before = days[p];
        if (before === 0) touched[count++] = p;
        days[p] = before | own;
        spent[p] = spent[p] + length * weights[own];
      }
    }
    this.count = count;
    return touched.subarray(0, count);
  }

  dayWeight(p: number): number {
    return this.weights[this.days[p]];
  }

  /** Minutes of an average day. */
  minutesOf(p: number): number {
    return this.minutes[p];
  }

  isAtHomeOrWork(p: number): boolean {
    if (this.inside[this.model.homeCell[p]] === 1) return true;
    const work = this.model.workCell[p];
    return work !== noCell && this.inside[work] === 1;
  }

  leave(cells: Uint32Array): void {
    for (const cell of cells) this.inside[cell] = 0;
    for (let i = 0; i < this.count; i++) {
      const p = this.touched[i];
      this.days[p] = 0;
      this.minutes[p] = 0;
    }
    this.count = 0;
  }
}

function crowdOf(model: CityModel, where: Whereabouts, cells: Uint32Array, target: Uint8Array): AreaCrowd {
  const { weights } = model.store;
  const { homes, works } = placesOfPersons(model);
  const sums = new CrowdSums();
  for (const p of where.enter(cells)) {
    const [weight, isTarget, onADay] = [weights[p], target[p], where.dayWeight(p)];
    sums.addPresent(weight, isTarget, 1, onADay, where.minutesOf(p) / 60);
    if (!where.isAtHomeOrWork(p)) sums.addVisitor(weight, isTarget, 1, onADay);
  }
  where.leave(cells);
  const tallyOf = (persons: PersonsByCell) => tallyOfPersons(weights, cells, persons, target);
  return sums.crowd(tallyOf(homes), tallyOf(works));
}

/** The cells of one area. A cell that is named twice would count twice. */
export function cellsOfArea({ start, cells }: AreaCells, area: number): Uint32Array {
  return cells.subarray(start[area], start[area + 1]);
}

/** The parts of the cells of one area. */
export function partsOfArea(parts: CellParts, start: Uint32Array, at: number): CellParts {
  const [from, to] = [start[at], start[at + 1]];
  return { area: parts.area.subarray(from, to), way: parts.way.subarray(from, to) };
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
  const { parts, start } = areas;
  const numbers = Array.from({ length: start.length - 1 }, (_, area) => area);
  if (parts !== undefined) {
    const rooms = new PartRooms(model);
    return numbers.map((area) =>
      partCrowdOf(rooms, cellsOfArea(areas, area), partsOfArea(parts, start, area), target, window),
    );
  }
  const where = new Whereabouts(model, window);
  return numbers.map((area) => crowdOf(model, where, cellsOfArea(areas, area), target));
}

/** People of several groups by number, −1 for none, each with the chance of counting: for origins and flows. */
export function tallyByGroup(
  model: CityModel,
  target: Uint8Array,
  groups: number,
  groupOf: (person: number) => number,
  chances?: Float64Array,
): Tally[] {
  const sums = Array.from({ length: groups }, () => new Tallying());
  model.store.weights.forEach((weight, p) => {
    const group = groupOf(p);
    if (group >= 0) sums[group].add(weight, target[p], chances?.[p]);
  });
  return sums.map((sum) => sum.tally);
}
