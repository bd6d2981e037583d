import { PersonSum } from '@ooh/measurement/person-sum';
import type { RateStore } from '@ooh/measurement/rate-store';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { unitDaysOf, type UnitRates } from './effect-exposure.ts';
import { knownItems, type EffectInput } from './measure-effect.ts';

/** A unit that may be bought: the item of the same place in the effect input. */
interface LotUnit {
  /** Units of one group are sold together: one line in a form, or faces of one form, level and district. */
  readonly group: string;
  /** Units that are bought at a time. */
  readonly lotSize: number;
  /** One unit for the whole flight, fen. */
  readonly fen: number;
  /** Free units: vehicles of a line, 1 for a face. */
  readonly free: number;
}

export interface LotsInput {
  readonly effect: EffectInput;
  readonly units: readonly LotUnit[];
}

/** A lot: blocks of a line's vehicles, or one block of faces. */
interface FormedLot {
  /** Places of its units, each bought once a block where there are several, else `lotSize` times. */
  readonly units: readonly number[];
  readonly mostBlocks: number;
  /** Contacts of one block on one day: of all, of the audience, and panel persons of the audience behind them. */
  readonly contacts: number;
  readonly taContacts: number;
}

export interface FormedLots {
  readonly lots: readonly FormedLot[];
  /** The audience alone, renumbered: medium m is lot m, contacts of one block on one day. */
  readonly store: RateStore;
  readonly taUniverse: number;
  readonly panelPersons: number;
  readonly otherPersons: number;
}

/** Groups units into lots, those with most contacts of the audience for their money first; an incomplete rest is not sold. */
function lotsOf(
  units: readonly LotUnit[],
  rates: readonly (UnitRates | null)[],
  taContacts: readonly number[],
): Pick<FormedLot, 'units' | 'mostBlocks'>[] {
  const known = [...units.keys()].filter((i) => rates[i] !== null && taContacts[i] > 0);
  const worth = (i: number) => taContacts[i] / Math.max(1, units[i].fen);
  return [...Map.groupBy(known, (i) => units[i].group).values()].flatMap((members) => {
    const { lotSize, free } = units[members[0]];
    if (free > 1 || rates[members[0]]?.medium !== null) {
      const mostBlocks = Math.floor(free / lotSize);
      return mostBlocks > 0 ? [{ units: [members[0]], mostBlocks }] : [];
    }
    const best = members.toSorted((a, b) => worth(b) - worth(a) || a - b);
    return Array.from({ length: Math.floor(best.length / lotSize) }, (_, lot) => ({
      units: best.slice(lot * lotSize, (lot + 1) * lotSize),
      mostBlocks: 1,
    }));
  });
}

/** Who meets a unit, ascending, with rates[i] · factor contacts a day. */
interface UnitRow {
  readonly persons: Uint32Array;
  readonly rates: Float32Array | Float64Array;
  readonly factor: number;
}

/** Rows of a rate store as they are computed, in blocks that threads share. */
class RateRows {
  private readonly rowStart: Uint32Array;
  private readonly persons: Uint32Array;
  private readonly rates: Float32Array;
  private row = 0;
  private size = 0;

  constructor(rows: number, mostPairs: number) {
    this.rowStart = new Uint32Array(new SharedArrayBuffer(4 * (rows + 1)));
    this.persons = new Uint32Array(new SharedArrayBuffer(4 * mostPairs));
    this.rates = new Float32Array(new SharedArrayBuffer(4 * mostPairs));
  }

  add(person: number, rate: number): void {
    this.persons[this.size] = person;
    this.rates[this.size++] = rate;
  }

  /** Adds those of some persons who have a number (the others have −1), with `each` · factor contacts for each. */
  addRow(numberOf: Int32Array, { persons, rates, factor }: UnitRow, each: number): void {
    const { persons: into, rates: contacts } = this;
    let at = this.size;
    for (let i = 0; i < persons.length; i++) {
      const number = numberOf[persons[i]];
      if (number < 0) continue;
      into[at] = number;
      contacts[at++] = each * (rates[i] * factor);
    }
    this.size = at;
  }

  /** Ends a row. */
  end(): void {
    this.rowStart[++this.row] = this.size;
  }

  columns(): Pick<RateStore, 'rowStart' | 'persons' | 'rates'> {
    const { rowStart, persons, rates, size } = this;
    return { rowStart, persons: persons.subarray(0, size), rates: rates.subarray(0, size) };
  }
}

function rowOf({ store }: CityModel, unit: UnitRates): UnitRow {
  if (unit.medium === null) return { ...unit.face, factor: 1 };
  const [from, to] = [store.rowStart[unit.medium], store.rowStart[unit.medium + 1]];
  const [persons, rates] = [store.persons.subarray(from, to), store.rates.subarray(from, to)];
  return { persons, rates, factor: unit.factor };
}

/**
 * What can be bought in a city as lots, with their contacts with the audience. Throws RangeError for an audience of
 * nobody.
 */
export function formLots(model: CityModel, { effect, units }: LotsInput): FormedLots {
  const { weights } = model.store;
  const mask = audienceMask(model.labels, effect.audience);
  const { rates } = knownItems(model, effect);
  const days = unitDaysOf(model, rates, mask);
  const formed = lotsOf(
    units,
    rates,
    days.map((day) => day?.taContacts ?? 0),
  );
  // Numbers in the audience.
  const own = new Int32Array(weights.length).fill(-1);
  const taWeights: number[] = [];
  for (let p = 0; p < weights.length; p++) {
    if (mask[p] === 0) continue;
    own[p] = taWeights.length;
    taWeights.push(weights[p]);
  }
  const pairs = formed.map(({ units: of }) => of.reduce((sum, i) => sum + (days[i]?.taPersons ?? 0), 0));
  const rows = new RateRows(
    formed.length,
    pairs.reduce((sum, most) => sum + most, 0),
  );
  const contacts = new PersonSum(weights.length);
  const lots = formed.map((lot): FormedLot => {
    const each = lot.units.length > 1 ? 1 : units[lot.units[0]].lotSize;
    let [all, ta] = [0, 0];
    for (const i of lot.units) {
      const [unit, day] = [rates[i], days[i]];
      if (unit === null || day === null) continue;
      const row = rowOf(model, unit);
      // One unit's persons ascend already.
      if (lot.units.length === 1) rows.addRow(own, row, each);
      else
        for (let at = 0; at < row.persons.length; at++)
          if (mask[row.persons[at]] !== 0) contacts.add(row.persons[at], row.rates[at] * row.factor);
      all += each * day.contacts;
      ta += each * day.taContacts;
    }
    contacts.drain((p, value) => rows.add(own[p], value));
    rows.end();
    return { ...lot, contacts: all, taContacts: ta };
  });
  return {
    lots,
    store: {
      personCount: taWeights.length,
      weights: Float64Array.from(taWeights),
      mediaCount: lots.length,
      ...rows.columns(),
    },
    taUniverse: taWeights.reduce((sum, weight) => sum + weight, 0),
    panelPersons: taWeights.length,
    otherPersons: weights.length - taWeights.length,
  };
}
