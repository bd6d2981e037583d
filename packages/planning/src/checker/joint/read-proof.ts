import { jointRowKeys, type JointRowKind } from '../../joint-proof.ts';
import { bytesOfBase64 } from './base64.ts';

/** Maximum steps of a proof. */
const MOST_STEPS = 100;
/** Exponents of two that a code adds to the unit at most, with the digits of the multiplier. */
const CODE_BITS = 43;

/** Rows of one kind: row i has multiplier multipliers[i] and the key from keys[i · length of its kind's keys] on. */
export interface NamedRows {
  readonly kind: JointRowKind;
  readonly keys: Uint32Array;
  readonly multipliers: Float64Array;
}

/** A step as written. Lists contain media, ascending; null where absent. */
export interface ReadStep {
  readonly core: readonly number[] | null;
  readonly triples: readonly number[] | null;
  readonly money: number;
  /** Decodes the rows; throws RangeError where they are not as they should be. */
  readonly rows: () => readonly NamedRows[];
}

export interface ReadProof {
  readonly ceiling: number;
  readonly steps: readonly ReadStep[];
}

const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);
const isAmount = (x: unknown): x is number => typeof x === 'number' && x >= 0 && x < Infinity;
const isKind = (x: unknown): x is JointRowKind => typeof x === 'string' && Object.hasOwn(jointRowKeys, x);

/**
 * A joint proof, its form verified. Keys and multipliers are decoded only when asked for.
 * @throws RangeError where the form is not as it should be
 */
export function readProof(proof: unknown, mediaCount: number): ReadProof {
  if (!isRecord(proof)) throw new RangeError('joint（联合证明）应为一个对象');
  const { ceiling, steps } = proof;
  if (typeof ceiling !== 'number' || !Number.isFinite(ceiling))
    throw new RangeError('joint 的 ceiling 应为有限的数');
  if (!Array.isArray(steps) || steps.length === 0 || steps.length > MOST_STEPS)
    throw new RangeError(`joint 的 steps 应为 1 到 ${MOST_STEPS} 个步骤的数组`);
  // Array.from also visits what an array leaves out.
  return { ceiling, steps: Array.from(steps, (step: unknown, i) => readStep(step, i, mediaCount)) };
}

function readStep(step: unknown, i: number, mediaCount: number): ReadStep {
  const title = `joint 第 ${i + 1} 步`;
  if (!isRecord(step)) throw new RangeError(`${title}应为一个对象`);
  const { money, unit, rows } = step;
  const core = mediaList(step.core, `${title}的 core`, mediaCount);
  const triples = mediaList(step.triples, `${title}的 triples`, mediaCount);
  if (core && triples) {
    const inCore = new Set(core);
    if (!triples.every((m) => inCore.has(m))) throw new RangeError(`${title}的 triples 应在 core 之内`);
  }
  if (!isAmount(money)) throw new RangeError(`${title}的 money 应为不小于 0 的有限的数`);
  if (!isAmount(unit) || unit === 0 || 2 ** Math.round(Math.log2(unit)) !== unit)
    throw new RangeError(`${title}的 unit 应为 2 的整数次幂`);
  if (!Number.isFinite(unit * 2 ** CODE_BITS)) throw new RangeError(`${title}的 unit 过大`);
  if (!Array.isArray(rows)) throw new RangeError(`${title}的 rows 应为数组`);
  if (rows.length > Object.keys(jointRowKeys).length) throw new RangeError(`${title}的 rows 种类重复`);
  return { core, triples, money, rows: () => allRows(rows, unit) };
}

function mediaList(list: unknown, title: string, mediaCount: number): readonly number[] | null {
  if (list === undefined) return null;
  const isAscending = (media: readonly unknown[]) =>
    Array.from(media).every(
      (m, i) =>
        Number.isInteger(m) &&
        (m as number) < mediaCount &&
        (m as number) > (i > 0 ? (media[i - 1] as number) : -1),
    );
  if (!Array.isArray(list) || list.length > mediaCount || !isAscending(list))
    throw new RangeError(`${title} 应为递增的媒体序号的数组`);
  return list as number[];
}

function allRows(rows: readonly unknown[], unit: number): readonly NamedRows[] {
  const kinds = new Set<string>();
  return Array.from(rows, (own) => {
    if (!isRecord(own) || !isKind(own.kind)) throw new RangeError('rows 中有未知的种类');
    const { kind, keys, codes } = own;
    if (kinds.has(kind)) throw new RangeError(`${kind} 重复`);
    kinds.add(kind);
    const multipliers = decodedMultipliers(bytesOf(codes, `${kind} 的 codes`), unit);
    if (!multipliers) throw new RangeError(`${kind} 的 codes 应为每行两个字节`);
    const bytes = bytesOf(keys, `${kind} 的 keys`);
    return { kind, multipliers, keys: decodedKeys(bytes, multipliers.length, kind) };
  });
}

function bytesOf(text: unknown, title: string): Uint8Array {
  const bytes = typeof text === 'string' ? bytesOfBase64(text) : null;
  if (!bytes) throw new RangeError(`${title} 应为 base64 文本`);
  return bytes;
}

/** Multipliers of two bytes each; null where a byte is left over. */
function decodedMultipliers(bytes: Uint8Array, unit: number): Float64Array | null {
  if (bytes.length % 2 !== 0) return null;
  const multipliers = new Float64Array(bytes.length / 2);
  for (let i = 0; i < multipliers.length; i++) {
    const code = bytes[2 * i] + 256 * bytes[2 * i + 1];
    multipliers[i] = unit * ((2048 + (code % 2048)) * 2 ** Math.floor(code / 2048));
  }
  return multipliers;
}

/** Keys in strictly ascending order, written as varints of their differences. */
function decodedKeys(bytes: Uint8Array, count: number, kind: JointRowKind): Uint32Array {
  const fail = (reason: string): never => {
    throw new RangeError(`${kind} 的 keys ${reason}`);
  };
  const length = jointRowKeys[kind];
  if (bytes.length < count * length) fail('与 codes 的行数不符');
  const keys = new Uint32Array(count * length);
  let from = 0;
  let differs = false;
  for (let to = 0; to < keys.length; to++) {
    if (to % length === 0) differs = false;
    let value = 0;
    let factor = 1;
    let byte = 128;
    while (byte >= 128) {
      if (from === bytes.length || factor > 2 ** 28) fail('中有不完整或过大的数');
      byte = bytes[from++];
      value += (byte & 127) * factor;
      factor *= 128;
    }
    if (byte === 0 && factor > 128) fail('中的数应以最少的字节写成');
    const before = to < length || differs ? 0 : keys[to - length];
    if (before + value >= 2 ** 32) fail('中有不完整或过大的数');
    keys[to] = before + value;
    differs ||= value > 0;
    if (to >= length && to % length === length - 1 && !differs) fail('应严格递增');
  }
  if (from !== bytes.length) fail('与 codes 的行数不符');
  return keys;
}
