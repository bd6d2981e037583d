/**
 * The typical week of each person from the same trips that the use of streets comes from, as rows of cells and hours
 * (docs/methods/city-simulator.md §4). A way is written as a few of its cells that carry all of its minutes, so that
 * expected minutes by cell are those of the trips. Minutes of a person sum to 1,440 on every day.
 */
import { randomStream, type Random } from '@ooh/reference/random';
import { movementCode } from '../exposure/movements.ts';
import { movementsOf } from '../exposure/passages.ts';
import type { CityOfPeople } from '../person/city-of-people.ts';
import type { PeoplePanel } from '../person/people-panel.ts';
import { travelMode } from '../person/person-labels.ts';
import { habits, purposeCode, purposes, standingSeconds, workMinutes } from '../trips/habits.ts';
import { hasWayBack, longestRoute, readRoute, type TripColumns } from '../trips/trip-store.ts';
import type { StreetCells } from './street-cells.ts';
import { Rows, visitModes, type VisitChunk } from './visit-columns.ts';

/** Cells that stand for a way to work, and for any other way. */
const samplesOf = (purpose: number): number => (purpose === purposeCode.work ? 7 : 3);
/** Kilometres an hour by movement, and under ground. */
const movementKmh = [4.6, 14, 24, 16] as const;
const metroKmh = 32;
const busWaitMinutes = 5;
/** Nobody is away from home for longer. */
const mostAwayMinutes = 1320;
const everyDay = 0b111_1111;
const workdays = 0b001_1111;
const daysOfWeek = 7;

const modeOfMovement = (movement: number): number => {
  if (movement === movementCode.walk) return visitModes.walk;
  if (movement === movementCode.cycle) return visitModes.cycle;
  return movement === movementCode.car
    ? visitModes.car
    : movement === movementCode.bus
      ? visitModes.bus
      : visitModes.metro;
};

const stayMinutes = new Map<number, number>([
  [purposeCode.work, workMinutes],
  ...habits.map((habit): [number, number] => [purposeCode[habit.purpose], habit.stayMinutes]),
]);

/** A whole number whose expectation is the value. */
const whole = (value: number, random: Random): number => Math.floor(value + random.next());

/** Days on which a trip of so many times a week takes place: work on working days first, others by chance. */
function drawDays(timesPerWeek: number, purpose: number, random: Random): number {
  const count = Math.min(daysOfWeek, whole(timesPerWeek, random));
  const isWork =
    purpose === purposeCode.work || purpose === purposeCode.delivery || purpose === purposeCode.strollWork;
  const order = Array.from({ length: daysOfWeek }, (_, day) => ({
    day,
    rank: random.next() + (isWork && ((1 << day) & workdays) === 0 ? 1 + day : 0),
  })).sort((a, b) => a.rank - b.rank);
  return order.slice(0, count).reduce((mask, { day }) => mask | (1 << day), 0);
}

class WeekWriter {
  private readonly cells: StreetCells;
  private readonly rows: Rows;
  private readonly away = new Uint16Array(daysOfWeek);
  private person = 0;

  constructor(cells: StreetCells, rows: Rows) {
    this.cells = cells;
    this.rows = rows;
  }

  begin(person: number): void {
    this.person = person;
    this.away.fill(0);
  }

  /** Of the days, those on which so many minutes more can be spent away. */
  open(days: number, minutes: number): number {
    let open = 0;
    for (let day = 0; day < daysOfWeek; day++)
      if (this.away[day] + minutes <= mostAwayMinutes) open |= days & (1 << day);
    return open;
  }

  row(node: number, minute: number, days: number, minutes: number, outdoors: 0 | 1, mode: number): void {
    if (minutes <= 0 || days === 0) return;
    const most = outdoors === 1 ? 60 : minutes;
    for (let [left, at] = [minutes, minute]; left > 0; left -= most, at += most)
      this.rows.push(
        this.person,
        this.cells.ofNode[node],
        Math.floor(at / 60) % 24,
        days,
        Math.min(left, most),
        outdoors,
        mode,
      );
    for (let day = 0; day < daysOfWeek; day++) if ((days & (1 << day)) !== 0) this.away[day] += minutes;
  }

  /** Home takes what is left of each day, one row for days that are alike. */
  end(home: number): void {
    let open = everyDay;
    const homeHour = 18;
    for (let day = 0; day < daysOfWeek; day++) {
      if ((open & (1 << day)) === 0) continue;
      let days = 0;
      for (let other = day; other < daysOfWeek; other++)
        if (this.away[other] === this.away[day]) days |= open & (1 << other);
      open &= ~days;
      const minutes = 1440 - this.away[day];
      this.rows.push(this.person, this.cells.ofNode[home], homeHour, days, minutes, 0, visitModes.stay);
    }
  }
}

/** A way as minutes by step. */
interface Way {
  readonly nodes: number[];
  readonly movement: number[];
  readonly minutes: number[];
  readonly total: number;
  /** Step at which a bus is waited for, −1 for none. */
  readonly wait: number;
}

class WayReader {
  private readonly city: CityOfPeople;
  private readonly columns: TripColumns;
  private readonly arcs: Uint32Array;
  private readonly moves: Int8Array;

  constructor(city: CityOfPeople, columns: TripColumns) {
    this.city = city;
    this.columns = columns;
    const most = longestRoute(columns);
    this.arcs = new Uint32Array(most);
    this.moves = new Int8Array(most);
  }

  read(t: number): Way {
    const { graph } = this.city;
    const count = readRoute(graph, this.columns, t, this.arcs);
    const wait = movementsOf(graph, this.columns.mode[t], this.arcs, count, this.moves);
    const steps = Array.from({ length: count }, (_, i) => i);
    const minutes = steps.map((i) => {
      const kmh = this.moves[i] < 0 ? metroKmh : movementKmh[this.moves[i]];
      return (graph.lengthMeters[graph.arcSegment[this.arcs[i]]] * 0.06) / kmh;
    });
    return {
      nodes: steps.map((i) => graph.arcNode[this.arcs[i]]),
      movement: Array.from(this.moves.subarray(0, count)),
      minutes,
      total: minutes.reduce((sum, value) => sum + value, 0),
      wait,
    };
  }
}

/** Writes a way as a few of its places; returns the minutes that it takes. */
function writeWay(
  week: WeekWriter,
  way: Way,
  plan: { minute: number; days: number; samples: number; phase: number },
  random: Random,
): number {
  const parts = Math.max(1, Math.min(plan.samples, Math.floor(way.total)));
  let [step, passed, now] = [0, way.minutes[0], plan.minute];
  for (let part = 0; part < parts; part++) {
    const at = ((part + plan.phase) / parts) * way.total;
    while (step + 1 < way.minutes.length && passed < at) passed += way.minutes[++step];
    const minutes = whole(way.total / parts, random);
    const movement = way.movement[step];
    week.row(way.nodes[step], now, plan.days, minutes, movement < 0 ? 0 : 1, modeOfMovement(movement));
    now += minutes;
  }
  if (way.wait >= 0) {
    week.row(way.nodes[way.wait], now, plan.days, busWaitMinutes, 1, visitModes.stay);
    now += busWaitMinutes;
  }
  return now - plan.minute;
}

function writeTrip(week: WeekWriter, columns: TripColumns, t: number, way: Way, random: Random): void {
  const purpose = columns.purpose[t];
  const returns = hasWayBack(columns, t);
  const wait = columns.mode[t] === travelMode.bus ? busWaitMinutes : 0;
  const stood = Math.round(standingSeconds[purposes[purpose]] / 60);
  // Who delivers is at work meanwhile.
  const stay = stayMinutes.get(purpose) ?? 0;
  const legs = returns ? 2 : 1;
  const samples = samplesOf(purpose);
  const most = legs * (Math.ceil(way.total) + samples + wait) + stay + stood;
  const days = week.open(drawDays(columns.timesPerWeek[t] / 1000, purpose, random), most);
  const phase = random.next();
  const out = { minute: columns.out[t] * 15, days, samples, phase };
  const there = out.minute + writeWay(week, way, out, random);
  if (!returns) return;
  const place = way.nodes[way.nodes.length - 1];
  week.row(place, there, days, stood, 1, visitModes.walk);
  week.row(place, there + stood, days, stay, 0, visitModes.stay);
  const back = { minute: columns.back[t] * 15, days, samples, phase: (phase + 0.5) % 1 };
  writeWay(week, way, back, random);
}

/** The weeks of the persons of one chunk of trips; the rows do not depend on how trips were cut into chunks. */
export function weekRows(
  city: CityOfPeople,
  panel: PeoplePanel,
  cells: StreetCells,
  columns: TripColumns,
): VisitChunk {
  const rows = new Rows();
  const week = new WeekWriter(cells, rows);
  const ways = new WayReader(city, columns);
  const random = randomStream(city.seed, 'person week');
  const persons = columns.tripStart.length - 1;
  for (let i = 0; i < persons; i++) {
    const person = columns.firstPerson + i;
    random.restart(person);
    week.begin(person);
    for (let t = columns.tripStart[i]; t < columns.tripStart[i + 1]; t++)
      writeTrip(week, columns, t, ways.read(t), random);
    week.end(panel.homeNode[person]);
  }
  return {
    firstPerson: columns.firstPerson,
    endPerson: columns.firstPerson + persons,
    visits: rows.columns(),
  };
}
