import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { addUnitDays, type UnitRates } from './effect-exposure.ts';
import { knownItems, type EffectInput } from './measure-effect.ts';

/** Free days of an item's unit that could be added, in blocks of one unit for `blockDays`. */
export interface MakeGoodOffer {
  /** Index of the item in the effect's input. */
  readonly item: number;
  readonly blocks: number;
  readonly blockFen: number;
}

export interface MakeGoodInput {
  readonly effect: EffectInput;
  /** Remaining unit-days of each item after today, without any make-good. */
  readonly comingUnitDays: readonly number[];
  readonly offers: readonly MakeGoodOffer[];
  readonly blockDays: number;
  /** Net price of what was planned. */
  readonly paidFen: number;
}

export interface MakeGoodChoice {
  readonly promisedShare: number;
  /** Actual and future reach, without and with the chosen blocks. */
  readonly expectedShare: number;
  readonly restoredShare: number;
  /** Blocks chosen and the share of the audience they add, by offer. */
  readonly chosen: readonly { readonly blocks: number; readonly addedShare: number }[];
}

/** Person and added contacts of one block. */
interface Block {
  readonly persons: Uint32Array;
  readonly contacts: Float64Array;
}

/** The block of a unit that the model does not know: it adds nothing and is never chosen. */
const emptyBlock: Block = { persons: new Uint32Array(), contacts: new Float64Array() };

function blockOf(model: CityModel, unit: UnitRates, days: number, mask: Uint8Array): Block {
  const added = new Float64Array(model.store.personCount);
  addUnitDays(model, unit, days, added);
  const persons = Uint32Array.from(Array.from(added.keys()).filter((p) => added[p] > 0 && mask[p] !== 0));
  return { persons, contacts: Float64Array.from(persons, (p) => added[p]) };
}

/** People of the audience that a block adds to those whom `contacts` reach. */
function gainOf({ store: { weights } }: CityModel, contacts: Float64Array, block: Block): number {
  let gain = 0;
  block.persons.forEach((p, i) => {
    gain -= weights[p] * Math.exp(-contacts[p]) * Math.expm1(-block.contacts[i]);
  });
  return gain;
}

function apply(contacts: Float64Array, block: Block, sign: 1 | -1): void {
  block.persons.forEach((p, i) => {
    contacts[p] = Math.max(0, contacts[p] + sign * block.contacts[i]);
  });
}

function reachedOf({ store: { weights } }: CityModel, contacts: Float64Array, mask: Uint8Array): number {
  let reached = 0;
  for (let p = 0; p < contacts.length; p++)
    if (mask[p] !== 0) reached -= weights[p] * Math.expm1(-contacts[p]);
  return reached;
}

/**
 * Part of the missing people that a block must bring back to be proposed: more days of a face whose people have long seen it
 * bring back next to nobody, however many of them are free.
 */
const leastPart = 0.001;

/** A person brought back costs at most so many times what the plan paid for one that it reaches. */
const dearestPerson = 30;

/**
 * Blocks that bring the audience's reach back to what the plan promised: always the block with the most people for its
 * price, then blocks are removed, the most expensive first, while the promise is met. Reach has decreasing gains, so
 * this is close to the cheapest, without a proof. Where nothing worth its days is left, the promise remains unmet.
 */
export function chooseMakeGood(model: CityModel, input: MakeGoodInput): MakeGoodChoice {
  const mask = audienceMask(model.labels, input.effect.audience);
  const { rates } = knownItems(model, input.effect);
  const planned = new Float64Array(model.store.personCount);
  const contacts = new Float64Array(model.store.personCount);
  input.effect.items.forEach((item, i) => {
    const unit = rates[i];
    if (!unit) return;
    const sum = (days: readonly number[]) => days.reduce((total, units) => total + units, 0);
    addUnitDays(model, unit, sum(item.planned), planned);
    addUnitDays(model, unit, sum(item.actual) + input.comingUnitDays[i], contacts);
  });
  let universe = 0;
  for (let p = 0; p < mask.length; p++) universe += mask[p] * model.store.weights[p];
  const promised = reachedOf(model, planned, mask);
  const expected = reachedOf(model, contacts, mask);
  const blocks = input.offers.map(({ item }) => {
    const unit = rates[item];
    return unit ? blockOf(model, unit, input.blockDays, mask) : emptyBlock;
  });
  const taken = input.offers.map(() => 0);
  let reached = expected;
  const leastGain = (promised - expected) * leastPart;
  const leastWorth = promised / Math.max(1, input.paidFen) / dearestPerson;
  const short = () => promised - reached > promised * 1e-9;
  while (short()) {
    let [best, bestGain, bestWorth] = [-1, 0, 0];
    input.offers.forEach((offer, i) => {
      if (taken[i] >= offer.blocks) return;
      const gain = gainOf(model, contacts, blocks[i]);
      const worth = gain / Math.max(1, offer.blockFen);
      if (gain > leastGain && worth > Math.max(leastWorth, bestWorth))
        [best, bestGain, bestWorth] = [i, gain, worth];
    });
    if (best < 0) break;
    apply(contacts, blocks[best], 1);
    taken[best] = taken[best] + 1;
    reached += bestGain;
  }
  if (!short()) {
    const dearestFirst = [...taken.keys()].sort(
      (a, b) => input.offers[b].blockFen - input.offers[a].blockFen,
    );
    for (const i of dearestFirst) {
      while (taken[i] > 0) {
        apply(contacts, blocks[i], -1);
        const without = reachedOf(model, contacts, mask);
        if (without < promised) {
          apply(contacts, blocks[i], 1);
          break;
        }
        taken[i] = taken[i] - 1;
      }
    }
  }
  const restored = reachedOf(model, contacts, mask);
  return {
    promisedShare: promised / universe,
    expectedShare: expected / universe,
    restoredShare: restored / universe,
    chosen: taken.map((count, i) => {
      if (count === 0) return { blocks: 0, addedShare: 0 };
      for (let n = 0; n < count; n++) apply(contacts, blocks[i], -1);
      const without = reachedOf(model, contacts, mask);
      for (let n = 0; n < count; n++) apply(contacts, blocks[i], 1);
      return { blocks: count, addedShare: (restored - without) / universe };
    }),
  };
}
