import type { PersonsByCell } from './persons-by-cell.ts';

/**
 * Panel persons and the people they stand for, with the audience among them. Persons who belong with a probability
 * count with that weight; panel persons are then the expected number, rounded.
 */
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

/** Adds persons one by one, each with the probability of belonging to the group. */
export class Tallying {
  private panelPersons = 0;
  private people = 0;
  private squares = 0;
  private taPanelPersons = 0;
  private taPeople = 0;

  add(weight: number, isTarget: number, chance = 1): void {
    const people = weight * chance;
    this.panelPersons += chance;
    this.people += people;
    this.squares += people * people;
    this.taPanelPersons += isTarget * chance;
    this.taPeople += isTarget * people;
  }

  get tally(): Tally {
    const { people, squares, taPeople } = this;
    const effectiveSample = squares > 0 ? (people * people) / squares : 0;
    const [panelPersons, taPanelPersons] = [Math.floor(this.panelPersons), Math.floor(this.taPanelPersons)];
    return { panelPersons, people, taPanelPersons, taPeople, effectiveSample };
  }
}

/** Adds up who is in an area. */
export class CrowdSums {
  private readonly present = new Tallying();
  private readonly visitors = new Tallying();
  private readonly daily = { people: 0, taPeople: 0 };
  private readonly dailyVisitors = { people: 0, taPeople: 0 };
  private readonly hours = { people: 0, taPeople: 0 };
  // Σ (hours · (1 or 0 − share))² follows from these two, once the share is known.
  private squares = 0;
  private taSquares = 0;

  /** A person who is there with a chance in the week, and so on an average day, and spends hours there on one. */
  addPresent(weight: number, isTarget: number, chance: number, daily: number, hours: number): void {
    this.present.add(weight, isTarget, chance);
    const [onADay, spent] = [weight * daily, weight * hours];
    this.daily.people += onADay;
    this.hours.people += spent;
    this.squares += spent * spent;
    if (isTarget === 0) return;
    this.daily.taPeople += onADay;
    this.hours.taPeople += spent;
    this.taSquares += spent * spent;
  }

  /** A person who comes there without living or working there, with a chance in the week and on an average day. */
  addVisitor(weight: number, isTarget: number, chance: number, daily: number): void {
    this.visitors.add(weight, isTarget, chance);
    this.dailyVisitors.people += weight * daily;
    this.dailyVisitors.taPeople += isTarget * weight * daily;
  }

  crowd(residents: Tally, workers: Tally): AreaCrowd {
    const { daily, dailyVisitors, hours, squares, taSquares } = this;
    const share = hours.people > 0 ? hours.taPeople / hours.people : 0;
    const deviations = Math.max(0, (1 - 2 * share) * taSquares + share * share * squares);
    return {
      residents,
      workers,
      visitors: this.visitors.tally,
      present: this.present.tally,
      daily,
      dailyVisitors,
      hours,
      hourShareError: hours.people > 0 ? Math.sqrt(deviations) / hours.people : 0,
    };
  }
}

/** The persons of some cells; `shares` are the chances with which those of each cell belong, 1 when left out. */
export function tallyOfPersons(
  weights: Float64Array,
  cells: Uint32Array,
  { start, person }: PersonsByCell,
  target: Uint8Array,
  shares?: Float64Array,
): Tally {
  const sum = new Tallying();
  cells.forEach((cell, at) => {
    const chance = shares === undefined ? 1 : shares[at];
    for (let i = start[cell]; i < start[cell + 1]; i++) {
      const p = person[i];
      sum.add(weights[p], target[p], chance);
    }
  });
  return sum.tally;
}
