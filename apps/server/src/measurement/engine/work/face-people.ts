import { isDarkHour, memberDraw } from '@ooh/measurement/face-rates';
import type { FaceViewing } from '@ooh/measurement/face-viewing';
import { daysOfMask } from '@ooh/measurement/visit-index';
import { outdoorShift, type CityModel } from '../city-model.ts';
import type { passagesOf } from './effect-faces.ts';

/** A weighted sum over all people and over the audience. */
interface Sum {
  readonly all: number;
  readonly ta: number;
}

/** Passages by day and after dusk, and the panel persons behind them. */
export interface PassingSums {
  readonly light: Sum;
  readonly dark: Sum;
  readonly persons: number;
  readonly taPersons: number;
}

const none = { all: 0, ta: 0 };

/** Who passes where, of all people and of an audience; every place is summed once. */
export class FacePeople {
  private readonly model: CityModel;
  private readonly mask: Uint8Array;
  private readonly streets = new Map<number, Omit<PassingSums, 'persons' | 'taPersons'>>();
  private readonly onCells = new Map<string, Pick<PassingSums, 'persons' | 'taPersons'>>();
  private readonly halls = new Map<number, PassingSums>();
  private readonly buildings = new Map<string, PassingSums>();
  private readonly home: ReadonlyMap<number, readonly number[]>;
  private readonly work: ReadonlyMap<number, readonly number[]>;
  /** Round in which a person was met last: a set that is emptied by counting on. */
  private readonly met: Uint32Array;
  private round = 0;

  constructor(model: CityModel, mask: Uint8Array) {
    this.model = model;
    this.mask = mask;
    this.met = new Uint32Array(mask.length);
    this.home = personsBy(model.homeCell);
    this.work = personsBy(model.workCell);
  }

  /** Passages a day of people outdoors, each cell with the probability that a weekly visit passes. */
  onStreets(parts: readonly { readonly cell: number; readonly chance: number }[]): PassingSums {
    const sum = { light: { ...none }, dark: { ...none } };
    for (const { cell, chance } of parts) {
      const own = this.outdoors(cell);
      for (const time of ['light', 'dark'] as const) {
        sum[time].all += chance * own[time].all;
        sum[time].ta += chance * own[time].ta;
      }
    }
    return { ...sum, ...this.personsOutdoors(parts.map(({ cell }) => cell)) };
  }

  /** Weekly visits of a cell by those who neither live nor work there. */
  visiting(cell: number): PassingSums {
    const known = this.halls.get(cell);
    if (known !== undefined) return known;
    const { presence, homeCell, workCell, store } = this.model;
    const tally = this.begin();
    for (let row = presence.start[cell]; row < presence.start[cell + 1]; row++) {
      const p = presence.person[row];
      if (homeCell[p] === cell || workCell[p] === cell) continue;
      tally.add(p, store.weights[p] * daysOfMask[presence.dayMask[row]]);
    }
    const sums = tally.sums();
    this.halls.set(cell, sums);
    return sums;
  }

  /** Members of a building of a cell, as `faceRates` imputes them. */
  inBuilding(cell: number, key: string, viewing: Extract<FaceViewing, { place: 'building' }>): PassingSums {
    const { memberShare, countsWorkers } = viewing;
    const name = `${key}|${memberShare}|${countsWorkers}`;
    const known = this.buildings.get(name);
    if (known !== undefined) return known;
    const { homeCell, store } = this.model;
    const tally = this.begin();
    const workers = countsWorkers ? (this.work.get(cell) ?? []).filter((p) => homeCell[p] !== cell) : [];
    for (const p of [...(this.home.get(cell) ?? []), ...workers])
      if (memberDraw(p, key) < memberShare) tally.add(p, store.weights[p]);
    const sums = tally.sums();
    this.buildings.set(name, sums);
    return sums;
  }

  /** Weekly passages of each station. */
  atStations(rows: ReturnType<typeof passagesOf>, count: number): PassingSums[] {
    const byStation = Array.from({ length: count }, (): number[] => []);
    rows.station.forEach((station, row) => byStation[station].push(row));
    return byStation.map((own) => {
      const tally = this.begin();
      for (const row of own)
        tally.add(rows.person[row], this.model.store.weights[rows.person[row]] * rows.weeklyPassages[row]);
      return tally.sums();
    });
  }

  /** Weekly visits outdoors in a cell. */
  private outdoors(cell: number) {
    const known = this.streets.get(cell);
    if (known !== undefined) return known;
    const { presence, store } = this.model;
    const sums = { light: { ...none }, dark: { ...none } };
    for (let row = presence.start[cell]; row < presence.start[cell + 1]; row++) {
      if (presence.hour[row] >> outdoorShift === 0) continue;
      const p = presence.person[row];
      const visits = store.weights[p] * daysOfMask[presence.dayMask[row]];
      const time = isDarkHour(presence.hour[row] & 31) ? sums.dark : sums.light;
      time.all += visits;
      if (this.mask[p] !== 0) time.ta += visits;
    }
    this.streets.set(cell, sums);
    return sums;
  }

  /** Panel persons outdoors in any of some cells. */
  private personsOutdoors(cells: readonly number[]) {
    const key = cells.toSorted((a, b) => a - b).join();
    const known = this.onCells.get(key);
    if (known !== undefined) return known;
    const { presence } = this.model;
    const tally = this.begin();
    for (const cell of cells)
      for (let row = presence.start[cell]; row < presence.start[cell + 1]; row++)
        if (presence.hour[row] >> outdoorShift !== 0 && presence.dayMask[row] !== 0)
          tally.add(presence.person[row], 0);
    const { persons, taPersons } = tally.sums();
    this.onCells.set(key, { persons, taPersons });
    return { persons, taPersons };
  }

  /** A new sum, in which every person is counted once. */
  private begin() {
    const { met, mask } = this;
    const round = ++this.round;
    const light = { ...none };
    let [persons, taPersons] = [0, 0];
    return {
      add(p: number, value: number) {
        light.all += value;
        if (mask[p] !== 0) light.ta += value;
        if (met[p] === round) return;
        met[p] = round;
        persons++;
        if (mask[p] !== 0) taPersons++;
      },
      sums: (): PassingSums => ({ light, dark: none, persons, taPersons }),
    };
  }
}

/** Persons by their cell. */
function personsBy(cells: Uint32Array): Map<number, number[]> {
  const persons = new Map<number, number[]>();
  cells.forEach((cell, p) => {
    const own = persons.get(cell);
    if (own) own.push(p);
    else persons.set(cell, [p]);
  });
  return persons;
}
