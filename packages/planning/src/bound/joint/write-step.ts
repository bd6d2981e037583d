import { jointRowKeys, type JointRowKind, type JointRows, type JointStep } from '../../joint-proof.ts';
import { base64Of } from './base64.ts';
import { boundOfStep, type StepBound } from './joint-bound-of.ts';
import type { StepModel } from './step-model.ts';
import type { RowBlock } from './step-rows.ts';

/** Significant values of a coded multiplier: 2048 to 4095 units. */
const LEAST_UNITS = 2048;
const MOST_EXPONENT = 31;
/** Multipliers of the budget row are whole multiples of this. */
const MONEY_GRID = 2 ** -10;

/** A step as it is written, and the multipliers that a reader finds in it. */
export interface WrittenStep {
  readonly step: JointStep;
  /** By row of the model: `boundOfStep` of these is what the step proves. */
  readonly multipliers: Float64Array;
}

/** The code of the multiplier nearest to a number of units from LEAST_UNITS / 2. */
function codeOf(units: number): number {
  let exponent = 0;
  let scaled = units;
  for (; scaled >= 2 * LEAST_UNITS - 0.5; exponent++) scaled /= 2;
  if (exponent > MOST_EXPONENT) return MOST_EXPONENT * LEAST_UNITS + LEAST_UNITS - 1;
  return exponent * LEAST_UNITS + Math.max(0, Math.round(scaled) - LEAST_UNITS);
}

const unitsOf = (code: number): number =>
  (LEAST_UNITS + (code % LEAST_UNITS)) * 2 ** Math.floor(code / LEAST_UNITS);

/** Numbers as variable-length bytes, seven bits each, the lowest first. */
class VarintBytes {
  private bytes: Uint8Array<ArrayBuffer>;
  private size = 0;

  /** @param most the greatest number of numbers */
  constructor(most: number) {
    this.bytes = new Uint8Array(5 * most);
  }

  push(n: number): void {
    let rest = n;
    for (; rest > 127; rest >>>= 7) this.bytes[this.size++] = (rest & 127) | 128;
    this.bytes[this.size++] = rest;
  }

  view(): Uint8Array {
    return this.bytes.subarray(0, this.size);
  }
}

/** The rows of a kind with a multiplier from `least` up; writes the multipliers as they will be read. */
function rowsOf(
  { kind, first, count, keys }: RowBlock & { kind: JointRowKind },
  multipliers: Float64Array,
  least: number,
  unit: number,
  read: Float64Array,
): JointRows | null {
  let used = 0;
  for (let i = 0; i < count; i++) used += Number(multipliers[first + i] >= least);
  if (used === 0) return null;
  const length = jointRowKeys[kind];
  const varints = new VarintBytes(used * length);
  const codes = new Uint8Array(2 * used);
  const before = new Int32Array(length);
  let written = 0;
  for (let i = 0; i < count; i++) {
    if (!(multipliers[first + i] >= least)) continue;
    const code = codeOf(multipliers[first + i] / unit);
    read[first + i] = unitsOf(code) * unit;
    codes[2 * written] = code & 255;
    codes[2 * written++ + 1] = code >> 8;
    let isEqual = true;
    for (let h = 0; h < length; h++) {
      const number = keys[i * length + h];
      varints.push(isEqual ? number - before[h] : number);
      isEqual &&= number === before[h];
      before[h] = number;
    }
  }
  return { kind, keys: base64Of(varints.view()), codes: base64Of(codes) };
}

const isNamed = (block: RowBlock): block is RowBlock & { kind: JointRowKind } => block.kind in jointRowKeys;

/**
 * A step with the multipliers that are `least` or more, to twelve significant bits. Rows without a kind in the format
 * are left out: the bound's moves make up for them.
 * @param least above 0
 */
export function writeStep(model: StepModel, multipliers: Float64Array, least: number): WrittenStep {
  const { choice, columns, rows: blocks } = model;
  const unit = 2 ** (Math.floor(Math.log2(least)) - 11);
  const read = new Float64Array(multipliers.length);
  const money = Math.round(Math.max(0, multipliers[0]) / MONEY_GRID) * MONEY_GRID;
  read[0] = money;
  const rows = blocks
    .filter(isNamed)
    .map((block) => rowsOf(block, multipliers, least, unit, read))
    .filter((written) => written !== null);
  const mediaOf = (chosen: Int32Array) => Array.from(chosen, (x) => columns.media[x]);
  const step: JointStep = {
    ...(choice.core === null ? {} : { core: mediaOf(columns.core) }),
    ...(choice.triples === null ? {} : { triples: mediaOf(columns.inTriples) }),
    money,
    unit,
    rows,
  };
  return { step, multipliers: read };
}

/** Multipliers below these shares of the average weight of a person are left out, the first one that costs little enough. */
const LEAST_SHARES = [1e-3, 1e-4, 1e-5, 1e-6];

/** A step that is written as briefly as keeps its bound within `most`, or else at its longest; with that bound. */
export function writeWithin(
  model: StepModel,
  multipliers: Float64Array,
  most: number,
): { step: JointStep; bound: StepBound } {
  const { totalWeight, need } = model.needs;
  const written = (share: number) => {
    const { step, multipliers: read } = writeStep(model, multipliers, (share * totalWeight) / need.length);
    return { step, bound: boundOfStep(model, read) };
  };
  let found = written(LEAST_SHARES[0]);
  for (const share of LEAST_SHARES.slice(1)) {
    if (found.bound.total <= most) break;
    found = written(share);
  }
  return found;
}
