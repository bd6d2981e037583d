import { planeLength } from '@ooh/geo/local-plane';
import type { CityModel } from './city-model.ts';
import { labelId } from '@ooh/reference/labels';
import { occupation, travelMode } from '@ooh/people/person/person-labels';
import type { Panel, Progress } from './panel.ts';
import { carriesLabel } from './panel-shares.ts';
import type { CityPlaces } from './places.ts';
import { randomStream, type Random } from '@ooh/reference/random';
import { visitModes, type VisitChunk, Rows } from '@ooh/people/week/visit-columns';
import { targetsOf, type WeekContext, drawTarget } from './visit-targets.ts';
import { type WayTrees, growTrees } from './way-trees.ts';

const everyDay = 0b111_1111;

const workdays = 0b001_1111;

const sixDays = 0b011_1111;

const saturday = 0b010_0000;

const sunday = 0b100_0000;

/** Metres per minute by travel mode 公交, 地铁, 自驾, 骑行, 步行. */
const speed = [270, 520, 390, 220, 75];

const commuteSamples = 7;

const leisureSamples = 3;

/** Writes one person's week; holds the day totals that home time fills up. */
class WeekWriter {
  private readonly city: CityModel;
  private readonly rows: Rows;
  private readonly trees: WayTrees;
  readonly random: Random;
  private person = 0;
  private readonly away = new Uint16Array(7);
  private readonly back = new Uint16Array(7);

  constructor(city: CityModel, rows: Rows, trees: WayTrees) {
    this.city = city;
    this.rows = rows;
    this.trees = trees;
    this.random = randomStream(city.seed, 'week');
  }

  begin(person: number): void {
    this.person = person;
    this.random.restart(person);
    this.away.fill(0);
    this.back.fill(18 * 60);
  }

  /** Minute of the day at which the person returns home, on the days of the mask. */
  private spend(dayMask: number, minutes: number, until: number): void {
    for (let day = 0; day < 7; day++) {
      if ((dayMask & (1 << day)) === 0) continue;
      this.away[day] += minutes;
      this.back[day] = Math.max(this.back[day], Math.min(until, 1439));
    }
  }

  row(cell: number, at: number, dayMask: number, minutes: number, outdoors: 0 | 1, mode: number): number {
    const whole = Math.max(1, Math.round(minutes));
    const hour = Math.floor(at / 60) % 24;
    this.rows.push(this.person, cell, hour, dayMask, whole, outdoors, mode);
    this.spend(dayMask, whole, at + whole);
    return at + whole;
  }

  /** An outdoor stay, split into rows of at most an hour. */
  openStay(cell: number, at: number, dayMask: number, minutes: number, mode: number): number {
    let now = at;
    for (let left = Math.max(1, Math.round(minutes)); left > 0; left -= 60) {
      now = this.row(cell, now, dayMask, Math.min(60, left), 1, mode);
    }
    return now;
  }

  /**
   * A trip along the route between two cells, represented by at most `samples` of its cells, which share all of its
   * minutes; `phase` shifts the chosen cells, so that both directions differ.
   */
  travel(
    from: number,
    to: number,
    reverse: boolean,
    at: number,
    dayMask: number,
    mode: number,
    samples: number,
    phase: number,
  ): number {
    const way = this.trees.way(from, to);
    if (reverse) way.reverse();
    const [start, end] = reverse ? [to, from] : [from, to];
    const { grid } = this.city;
    const straight = planeLength(grid.x[from] - grid.x[to], grid.y[from] - grid.y[to]);
    const meters = way.length > 1 ? (way.length - 1) * grid.spacingMeters : straight * 1.35;
    const minutes = Math.min(150, Math.max(1, Math.round(meters / speed[mode])));
    const { bus, metro } = travelMode;
    const onFoot = mode === bus || mode === metro;
    let now = at;
    if (onFoot)
      now = this.row(
        start,
        now,
        dayMask,
        (mode === bus ? 9 : 7) + 4 * this.random.next(),
        1,
        visitModes.walk,
      );
    const outdoors = mode === metro ? 0 : 1;
    if (way.length <= 2) now = this.row(start, now, dayMask, Math.min(60, minutes), outdoors, mode + 1);
    else {
      const parts = Math.min(Math.max(samples, Math.ceil(minutes / 60)), way.length, minutes);
      for (let part = 0; part < parts; part++) {
        const share = Math.floor((minutes * (part + 1)) / parts) - Math.floor((minutes * part) / parts);
        const cell = way[Math.min(way.length - 1, Math.floor(((part + phase) * way.length) / parts))];
        now = this.row(cell, now, dayMask, share, outdoors, mode + 1);
      }
    }
    if (onFoot) now = this.row(end, now, dayMask, 4 + 3 * this.random.next(), 1, visitModes.walk);
    return now;
  }

  /** Home time fills the rest of each day, one row for identical days. */
  end(home: number): void {
    let open = everyDay;
    for (let day = 0; day < 7; day++) {
      if ((open & (1 << day)) === 0) continue;
      const hour = Math.floor(this.back[day] / 60);
      let dayMask = 0;
      for (let other = day; other < 7; other++) {
        const alike = this.away[other] === this.away[day] && Math.floor(this.back[other] / 60) === hour;
        if (alike) dayMask |= 1 << other;
      }
      open &= ~dayMask;
      this.rows.push(this.person, home, hour, dayMask, 1440 - this.away[day], 0, visitModes.stay);
    }
  }
}

/** Days and hours of work by occupation: arrival, its spread, minutes, spread. */
const workTimes: readonly (readonly [number, number, number, number])[] = [
  [545, 32, 555, 50],
  [480, 30, 600, 45],
  [580, 55, 600, 70],
  [570, 70, 480, 90],
  [455, 18, 545, 35],
];

function daysOfWork(job: number, random: Random): number {
  if (job === occupation.production) return random.chance(0.6) ? sixDays : workdays;
  if (job === occupation.business) return random.chance(0.5) ? everyDay : sixDays;
  if (job === occupation.office && random.chance(0.1)) return everyDay & ~(1 << random.integer(5));
  return workdays;
}

function writeWork(week: WeekWriter, context: WeekContext, p: number): number {
  const { panel } = context;
  const [home, work, mode] = [panel.homeCell[p], panel.workCell[p], panel.travelMode[p]];
  if (work < 0) return 0;
  const { random } = week;
  const job = panel.occupation[p];
  const days = daysOfWork(job, random);
  const [arrival, spread, duration, durationSpread] = workTimes[job];
  const due = arrival + spread * random.normal();
  const distance = panel.commuteMeters[p];
  const lead = (distance * 1.3) / speed[mode] + (mode <= travelMode.metro ? 16 : 0);
  const phase = random.next();
  let now = week.travel(home, work, false, Math.max(270, due - lead), days, mode, commuteSamples, phase);
  const minutes = Math.min(720, Math.max(240, duration + durationSpread * random.normal()));
  const lunch = job !== occupation.student && random.chance(0.55);
  if (lunch) week.row(work, 720 + 25 * random.next(), days, 12 + 14 * random.next(), 1, visitModes.walk);
  now = week.row(work, now, days, minutes, 0, visitModes.stay);
  week.travel(home, work, true, now, days, mode, commuteSamples, (phase + 0.5) % 1);
  return days;
}

function writeLeisure(
  week: WeekWriter,
  context: WeekContext,
  p: number,
  dayMask: number,
  startAt: number,
): void {
  const { city, panel } = context;
  const { random } = week;
  const home = panel.homeCell[p];
  const likesPark = carriesLabel(panel, p, labelId.visitsPark);
  const likesMall = carriesLabel(panel, p, labelId.visitsMall);
  const toPark = random.chance(likesPark ? (likesMall ? 0.4 : 0.75) : 0.08);
  const target = drawTarget(city, toPark ? context.parks : context.malls, home, random);
  if (target < 0) return;
  const far = planeLength(city.grid.x[target] - city.grid.x[home], city.grid.y[target] - city.grid.y[home]);
  const usual = panel.travelMode[p];
  const mode = far < 900 ? travelMode.walk : usual === travelMode.walk ? travelMode.bus : usual;
  const phase = random.next();
  let now = week.travel(home, target, false, startAt, dayMask, mode, leisureSamples, phase);
  const stay = 60 + 110 * random.next();
  if (toPark) now = week.openStay(target, now, dayMask, stay, visitModes.walk);
  else {
    now = week.row(target, now, dayMask, 8 + 8 * random.next(), 1, visitModes.walk);
    now = week.row(target, now, dayMask, stay, 0, visitModes.stay);
  }
  week.travel(home, target, true, now, dayMask, mode, leisureSamples, (phase + 0.5) % 1);
}

/** A random subset of `days`, each with probability `p`. */
function someDays(days: number, p: number, random: Random): number {
  let mask = 0;
  for (let day = 0; day < 7; day++) if ((days & (1 << day)) !== 0 && random.chance(p)) mask |= 1 << day;
  return mask;
}

function writeNeighbourhood(week: WeekWriter, context: WeekContext, p: number, free: number): void {
  const { city, panel } = context;
  const { random } = week;
  const home = panel.homeCell[p];
  const near = (): number => {
    const other = city.grid.neighbour[home * 6 + random.integer(6)];
    return other >= 0 && city.fields.residential[other] > 0 ? other : home;
  };
  const busyDays = everyDay & ~free;
  const evening = someDays(busyDays, 0.4, random);
  if (evening > 0) {
    const shop = near();
    const at = week.row(shop, 1190 + 60 * random.next(), evening, 8 + 10 * random.next(), 1, visitModes.walk);
    if (random.chance(0.5)) week.row(shop, at, evening, 10 + 25 * random.next(), 0, visitModes.stay);
  }
  const morning = someDays(free, 0.75, random);
  if (morning > 0) {
    const market = near();
    const at = week.row(
      market,
      520 + 130 * random.next(),
      morning,
      12 + 14 * random.next(),
      1,
      visitModes.walk,
    );
    week.row(market, at, morning, 15 + 25 * random.next(), 0, visitModes.stay);
  }
  const stroll = someDays(free, panel.ageBand[p] >= 4 ? 0.7 : 0.35, random);
  if (stroll > 0)
    week.row(home, 1140 + 60 * random.next(), stroll, 15 + 25 * random.next(), 1, visitModes.walk);
}

function writePerson(week: WeekWriter, context: WeekContext, p: number): void {
  const { panel } = context;
  week.begin(p);
  const { random } = week;
  const free = everyDay & ~writeWork(week, context, p);
  writeNeighbourhood(week, context, p, free);
  const weekend = free & (saturday | sunday);
  const weekendTrip = someDays(weekend, 0.4, random);
  if (weekendTrip > 0) writeLeisure(week, context, p, weekendTrip, 600 + 330 * random.next());
  const idle = panel.workCell[p] < 0;
  const weekTrip = idle ? someDays(free & workdays, 0.4, random) : 0;
  if (weekTrip > 0) writeLeisure(week, context, p, weekTrip, 560 + 360 * random.next());
  week.end(panel.homeCell[p]);
}

/**
 * The weeks of all persons in order, in chunks of `personsPerChunk` (default 10,000). The rows do not depend
 * on the size of the chunks. Routes are computed first, about 2 ms for each of some 2,500 destinations.
 */
export function* visitChunks(
  city: CityModel,
  panel: Panel,
  places: CityPlaces,
  options: { readonly personsPerChunk?: number; readonly onProgress?: Progress } = {},
): Generator<VisitChunk> {
  const { personsPerChunk = 10_000, onProgress = () => {} } = options;
  const malls = targetsOf(places, city, ['商场', '交通枢纽', '景区']);
  const parks = targetsOf(places, city, ['公园', '景区']);
  const homes = new Map<number, number[] | null>(
    [...malls.cells, ...parks.cells].map((cell) => [cell, null]),
  );
  panel.workCell.forEach((work, p) => {
    if (work < 0) return;
    const known = homes.get(work);
    if (known === undefined) homes.set(work, [panel.homeCell[p]]);
    else known?.push(panel.homeCell[p]);
  });
  const trees = growTrees(city, homes, onProgress);
  const context: WeekContext = { city, panel, malls, parks };
  for (let first = 0; first < panel.count; first += personsPerChunk) {
    const end = Math.min(panel.count, first + personsPerChunk);
    const rows = new Rows();
    const week = new WeekWriter(city, rows, trees);
    for (let p = first; p < end; p++) writePerson(week, context, p);
    yield { firstPerson: first, endPerson: end, visits: rows.columns() };
    onProgress(0.25 + (0.75 * end) / panel.count, '一周行程');
  }
}
