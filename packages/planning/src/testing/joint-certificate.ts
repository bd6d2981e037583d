import { jointRowKeys, type JointProof, type JointRowKind, type JointStep } from '../joint-proof.ts';

/** A named row with its multiplier. */
export interface WrittenRow {
  readonly kind: JointRowKind;
  readonly key: readonly number[];
  readonly multiplier: number;
}

export interface WrittenStep {
  readonly core?: readonly number[];
  readonly triples?: readonly number[];
  readonly money?: number;
  readonly rows: readonly WrittenRow[];
}

/** Smallest multiplier that is not written as 0 is 2048 units. */
export const UNIT = 2 ** -20;

/** The code of a multiplier, rounded down; null where it is too small to be written. */
function codeOf(multiplier: number): number | null {
  const units = Math.floor(multiplier / UNIT);
  if (units < 2048) return null;
  const power = Math.min(31, Math.floor(Math.log2(units)) - 11);
  return power * 2048 + Math.min(2047, Math.floor(units / 2 ** power) - 2048);
}

/** What is read for a multiplier that is written; 0 where it is too small. */
export function asRead(multiplier: number): number {
  const code = codeOf(multiplier);
  return code === null ? 0 : UNIT * (2048 + (code % 2048)) * 2 ** Math.floor(code / 2048);
}

export function varint(value: number): number[] {
  return value < 128 ? [value] : [128 + (value % 128), ...varint(Math.floor(value / 128))];
}

const base64 = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64');

/** Order of keys. */
export function compareKeys(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((x, i) => x !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** A step in the written form; rows of the same kind and key must not be repeated. */
export function writeStep({ core, triples, money = 0, rows }: WrittenStep): JointStep {
  const kinds = Object.keys(jointRowKeys) as JointRowKind[];
  const written = kinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind && codeOf(row.multiplier) !== null);
    if (own.length === 0) return [];
    own.sort((a, b) => compareKeys(a.key, b.key));
    const keys: number[] = [];
    const codes: number[] = [];
    let before: readonly number[] = own[0].key.map(() => 0);
    for (const { key, multiplier } of own) {
      const differs = key.findIndex((x, i) => x !== before[i]);
      key.forEach((x, i) => keys.push(...varint(differs < 0 || i <= differs ? x - before[i] : x)));
      const code = codeOf(multiplier)!;
      codes.push(code % 256, Math.floor(code / 256));
      before = key;
    }
    return [{ kind, keys: base64(keys), codes: base64(codes) }];
  });
  return { ...(core && { core }), ...(triples && { triples }), money, unit: UNIT, rows: written };
}

export function writeProof(ceiling: number, steps: readonly WrittenStep[]): JointProof {
  return { ceiling, steps: steps.map(writeStep) };
}
