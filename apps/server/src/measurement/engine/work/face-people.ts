import type { FaceIndex } from '@ooh/measurement/face-index';
import { memberDraw, type StationPassages } from '@ooh/measurement/face-rates';
import type { FaceViewing } from '@ooh/measurement/face-viewing';
import type { CityModel } from '../city-model.ts';
import { placesOf } from './model-places.ts';

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
  private readonly index: FaceIndex;
  /** Round in which a person was met last: a set that is emptied by counting on. */
  private readonly met: Uint32Array;
  private round = 0;

  constructor(model: CityModel, mask: Uint8Array) {
    this.model = model;
    this.mask = mask;
    this.met = new Uint32Array(mask.length);
    this.index = placesOf(model).faces;
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
    const { start, person, visits } = this.index.visitors;
    const { weights } = this.model.store;
    const tally = this.begin();
    for (let row = start[cell]; row < start[cell + 1]; row++)
      tally.add(person[row], weights[person[row]] * visits[row]);
    const sums = tally.sums();
    this.halls.set(cell, sums);
    return sums;
  }

  /** Members of a building of a cell, as `faceRates` imputes them. */
  inBuilding(cell: number, key: string, viewing: Extract<FaceViewing, { place: 'building' }>): PassingSums {
    const { memberShare, countsWorkers } = viewing;
    const name = `${cell}|${key}|${memberShare}|${countsWorkers}`;
    const known = this.buildings.get(name);
    if (known !== undefined) return known;
    const { weights } = this.model.store;
    const { residents, workers } = this.index;
    const tally = this.begin();
    for (const { start, person } of countsWorkers ? [residents, workers] : [residents])
      for (let row = start[cell]; row < start[cell + 1]; row++)
        if (memberDraw(person[row], key) < memberShare) tally.add(person[row], weights[person[row]]);
    const sums = tally.sums();
    this.buildings.set(name, sums);
    return sums;
  }

  /** Weekly passages of each station. */
  atStations({ start, person, weekly }: StationPassages): PassingSums[] {
    const { weights } = this.model.store;
    return Array.from({ length: start.length - 1 }, (_, station) => {
      const tally = this.begin();
      for (let row = start[station]; row < start[station + 1]; row++)
        tally.add(person[row], weights[person[row]] * weekly[row]);
      return tally.sums();
    });
  }

  /** Weekly visits outdoors in a cell. */
  private outdoors(cell: number) {
    const known = this.streets.get(cell);
    if (known !== undefined) return known;
    const { start, person, light, dark } = this.index.streets;
    const { weights } = this.model.store;
    const sums = { light: { ...none }, dark: { ...none } };
    for (let row = start[cell]; row < start[cell + 1]; row++) {
      const p = person[row];
      const [byDay, byNight] = [weights[p] * light[row], weights[p] * dark[row]];
      sums.light.all += byDay;
      sums.dark.all += byNight;
      if (this.mask[p] === 0) continue;
      sums.light.ta += byDay;
      sums.dark.ta += byNight;
    }
    this.streets.set(cell, sums);
    return sums;
  }

  /** Panel persons outdoors in any of some cells. */
  private personsOutdoors(cells: readonly number[]) {
    const key = cells.toSorted((a, b) => a - b).join();
    const known = this.onCells.get(key);
    if (known !== undefined) return known;
    const { start, person } = this.index.streets;
    const tally = this.begin();
    for (const cell of cells)
      for (let row = start[cell]; row < start[cell + 1]; row++) tally.add(person[row], 0);
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
