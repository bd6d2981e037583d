/**
 * Simulated people over any number of weeks: personal habits, changes from day to day, and new
 * places occasionally (exploration and preferential return, Song et al. 2010). A test measures one week
 * and knows the truth of the following weeks.
 */
import type { RandomSource } from '../random.ts';

export interface SimulatedLife {
  readonly persons: number;
  readonly days: number;
  /** Side of the square city in cells. */
  readonly side: number;
  /** Probability that a free trip goes to a new place, before the number of known places reduces it; Song: 0.6. */
  readonly novelty: number;
  /** Probability that a workday's commute uses its usual route. */
  readonly regularity: number;
}

/** Cells passed, by person and day: person p's day d is start[p·days + d] … start[p·days + d + 1]. */
export interface Passed {
  readonly life: SimulatedLife;
  readonly weights: Float64Array;
  readonly start: Uint32Array;
  readonly cells: Uint32Array;
}

const normal = (random: RandomSource): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

const pick = (cumulative: Float64Array, random: RandomSource): number => {
  const wanted = random.next() * cumulative[cumulative.length - 1];
  let [low, high] = [0, cumulative.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cumulative[middle] > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
};

const cumulativeOf = (values: Float64Array): Float64Array => {
  let sum = 0;
  return values.map((value) => (sum += value));
};

/** Cells on the path between two cells: along one axis, then the other; `bend` gives the turning point. */
function way(side: number, from: number, to: number, bend: number, visit: (cell: number) => void): void {
  let [x, y] = [from % side, Math.floor(from / side)];
  const [toX, toY] = [to % side, Math.floor(to / side)];
  const turn = y + Math.round(bend * (toY - y));
  visit(y * side + x);
  while (y !== turn) visit((y += Math.sign(turn - y)) * side + x);
  while (x !== toX) visit(y * side + (x += Math.sign(toX - x)));
  while (y !== toY) visit((y += Math.sign(toY - y)) * side + x);
}

/** Distributions: people by distance to the centre, places by an additional random texture. */
function attractions(side: number, random: RandomSource): { homes: Float64Array; places: Float64Array } {
  const homes = new Float64Array(side * side);
  const places = new Float64Array(side * side);
  for (let cell = 0; cell < side * side; cell++) {
    const [x, y] = [cell % side, Math.floor(cell / side)];
    const far = Math.hypot(x - side / 2, y - side / 2) / side;
    homes[cell] = Math.exp(-2.5 * far + 0.5 * normal(random));
    places[cell] = Math.exp(-5 * far + 1.2 * normal(random));
  }
  return { homes, places };
}

class Person {
  readonly home: number;
  readonly work: number;
  readonly bend: number;
  readonly trips: number;
  readonly known: number[] = [];
  readonly visits: number[] = [];
  constructor(home: number, work: number, random: RandomSource) {
    this.home = home;
    this.work = work;
    this.bend = random.next();
    // Free trips per day, different for each person.
    this.trips = Math.exp(-0.5 + 0.6 * normal(random));
  }
}

/** Simulates the population; the same generator state gives the same result. */
export function simulateLives(life: SimulatedLife, random: RandomSource): Passed {
  const { persons, days, side, novelty, regularity } = life;
  const { homes, places } = attractions(side, random);
  const homeSums = cumulativeOf(homes);
  const placeSums = cumulativeOf(places);
  const start = new Uint32Array(persons * days + 1);
  const cells: number[] = [];
  /** A place drawn by attraction, the nearest of a few: gravity without a table of all pairs. */
  const near = (home: number, tries: number): number => {
    let [best, least] = [home, Infinity];
    for (let i = 0; i < tries; i++) {
      const cell = pick(placeSums, random);
      const far =
        Math.abs((cell % side) - (home % side)) + Math.abs(Math.floor(cell / side) - Math.floor(home / side));
      if (far < least) [best, least] = [cell, far];
    }
    return best;
  };
  const visit = (cell: number): void => void cells.push(cell);
  const goTo = (person: Person): number => {
    const { known, visits } = person;
    if (known.length === 0 || random.next() < novelty * known.length ** -0.21) {
      known.push(near(person.home, 1 + random.below(6)));
      visits.push(1);
      return known[known.length - 1];
    }
    const at = pick(cumulativeOf(Float64Array.from(visits)), random);
    visits[at]++;
    return known[at];
  };
  for (let p = 0; p < persons; p++) {
    const home = pick(homeSums, random);
    const person = new Person(home, random.next() < 0.65 ? near(home, 2) : -1, random);
    // Habits exist before the campaign.
    for (let trip = 0; trip < 60; trip++) goTo(person);
    for (let day = 0; day < days; day++) {
      const isWeekend = day % 7 >= 5;
      if (person.work >= 0 && !isWeekend && random.next() < 0.93) {
        const bend = random.next() < regularity ? person.bend : random.next();
        way(side, home, person.work, bend, visit);
        way(side, person.work, home, bend, visit);
      }
      const mean = person.trips * (isWeekend ? 1.5 : person.work >= 0 ? 0.5 : 1);
      for (let left = Math.log(1 - random.next()) + mean; left > 0; left += Math.log(1 - random.next())) {
        const target = goTo(person);
        const bend = random.next();
        way(side, home, target, bend, visit);
        way(side, target, home, bend, visit);
      }
      start[p * days + day + 1] = cells.length;
    }
  }
  const weights = Float64Array.from({ length: persons }, () => 50 + 100 * random.next());
  return { life, weights, start, cells: Uint32Array.from(cells) };
}

/** Contacts per person and day of a plan with `intensity[cell]` contacts per passage. */
export function contactsByDay(passed: Passed, intensity: Float64Array): Float64Array[] {
  const { days, persons } = passed.life;
  return Array.from({ length: days }, (_, day) => {
    const contacts = new Float64Array(persons);
    for (let p = 0; p < persons; p++) {
      const at = p * days + day;
      for (let i = passed.start[at]; i < passed.start[at + 1]; i++) contacts[p] += intensity[passed.cells[i]];
    }
    return contacts;
  });
}

/** A plan: `units` places, or lines of `length` cells, each with its own probability of a contact per passage. */
export function drawPlan(side: number, units: number, length: number, random: RandomSource): Float64Array {
  const intensity = new Float64Array(side * side);
  for (let unit = 0; unit < units; unit++) {
    const seen = (0.05 + 0.45 * random.next()) / Math.sqrt(length);
    const from = random.below(side * side);
    if (length === 1) {
      intensity[from] += seen;
      continue;
    }
    const [x, y] = [from % side, Math.floor(from / side)];
    const reach = (): number => Math.round((random.next() - 0.5) * length);
    const inside = (value: number): number => Math.max(0, Math.min(side - 1, value));
    const to = inside(y + reach()) * side + inside(x + reach());
    way(side, from, to, random.next(), (cell) => void (intensity[cell] += seen));
  }
  return intensity;
}
