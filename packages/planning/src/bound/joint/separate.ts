import { jointRowKeys } from '../../joint-proof.ts';
import {
  NO_COLUMN,
  noSeparatedRows,
  separatedCount,
  separatedKinds,
  tripleColumn,
  type SeparatedKind,
  type SeparatedRows,
} from './separated-rows.ts';
import { hasKey, sortedKeys, unionOfKeys } from './sorted-keys.ts';
import type { StepModel } from './step-model.ts';

export { noSeparatedRows, separatedCount, type SeparatedRows };

/** A row is added where it is violated by more than LEAST + SHARE of the column that the two others are part of. */
const LEAST = 0.001;
const SHARE = 0.03;
/** Media of less, and pairs of less than this share of the medium, are not looked at. */
const LEAST_MEDIUM = 1e-4;
const LEAST_PAIR = 0.02;
/** The same for triples. */
const LEAST_TRIPLE = 0.002;
const LEAST_PAIR_OF_TRIPLES = 0.003;

/** The greatest violations of one kind. */
class Violations {
  private readonly kind: SeparatedKind;
  private readonly known: Int32Array;
  private readonly most: number;
  private keys: Int32Array;
  private sizes: Float64Array;
  private count = 0;
  /** Violations up to this are not among the greatest. */
  private least = 0;
  private readonly key = new Int32Array(4);

  constructor({ rows }: StepModel, kind: SeparatedKind, most: number) {
    this.kind = kind;
    this.known = rows.find((block) => block.kind === kind)?.keys ?? new Int32Array(0);
    this.most = most;
    this.sizes = new Float64Array(1024);
    this.keys = new Int32Array(1024 * jointRowKeys[kind]);
  }

  /** Adds a row that the model does not have yet. */
  add(size: number, k0: number, k1: number, k2: number, k3 = 0): void {
    if (size <= this.least) return;
    const length = jointRowKeys[this.kind];
    const { key } = this;
    key[0] = k0;
    key[1] = k1;
    key[2] = k2;
    key[3] = k3;
    if (hasKey(this.known, key, 0, length)) return;
    if (this.count === this.sizes.length) this.makeRoom();
    for (let h = 0; h < length; h++) this.keys[this.count * length + h] = key[h];
    this.sizes[this.count++] = size;
  }

  /** The keys of the greatest violations; those found first where they are equal. */
  greatest(): Int32Array {
    this.keepGreatest();
    const length = jointRowKeys[this.kind];
    return sortedKeys(
      this.keys,
      Uint32Array.from({ length: this.count }, (_, i) => i),
      length,
    );
  }

  private makeRoom(): void {
    if (this.count >= 4 * this.most) {
      this.keepGreatest();
      return;
    }
    const [sizes, keys] = [this.sizes, this.keys];
    this.sizes = new Float64Array(Math.max(1024, Math.min(2 * sizes.length, 4 * this.most)));
    this.keys = new Int32Array(this.sizes.length * jointRowKeys[this.kind]);
    this.sizes.set(sizes);
    this.keys.set(keys);
  }

  private keepGreatest(): void {
    const { most, sizes, keys } = this;
    if (this.count <= most) return;
    const rising = sizes.slice(0, this.count).sort();
    const least = rising[this.count - most];
    let ofLeast = 0;
    for (let i = this.count - most; i < this.count && rising[i] === least; i++) ofLeast++;
    const length = jointRowKeys[this.kind];
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      if (sizes[i] < least || (sizes[i] === least && ofLeast-- <= 0)) continue;
      keys.copyWithin(kept * length, i * length, (i + 1) * length);
      sizes[kept++] = sizes[i];
    }
    this.count = kept;
    this.least = least;
  }
}

type AllViolations = Readonly<Record<SeparatedKind, Violations>>;

/**
 * Rows of the four kinds that are not in the model and that the point violates.
 * @param most greatest number of rows of each kind
 */
export function violatedRows(model: StepModel, point: Float64Array, most: number): SeparatedRows {
  const found = Object.fromEntries(
    separatedKinds.map((kind) => [kind, new Violations(model, kind, most)]),
  ) as unknown as AllViolations;
  findTriangles(model, point, found);
  if (model.columns.triples.a.length > 0) findTrianglesOfPairs(model, point, found);
  return mapKinds((kind) => found[kind].greatest());
}

const mapKinds = (keysOf: (kind: SeparatedKind) => Int32Array): SeparatedRows => {
  const rows: Record<SeparatedKind, Int32Array> = { ...noSeparatedRows };
  for (const kind of separatedKinds) rows[kind] = keysOf(kind);
  return rows;
};

/** Columns with their values, the greatest first. */
class Falling {
  column = new Int32Array(0);
  other = new Int32Array(0);
  value = new Float64Array(0);
  size = 0;
  private readonly entries: { column: number; other: number; value: number }[] = [];

  clear(): void {
    this.entries.length = 0;
  }

  add(column: number, other: number, value: number): void {
    this.entries.push({ column, other, value });
  }

  sort(): void {
    this.size = this.entries.length;
    if (this.column.length < this.size) {
      this.column = new Int32Array(2 * this.size);
      this.other = new Int32Array(2 * this.size);
      this.value = new Float64Array(2 * this.size);
    }
    this.entries.sort((i, j) => j.value - i.value || i.other - j.other);
    this.entries.forEach(({ column, other, value }, i) => {
      this.column[i] = column;
      this.other[i] = other;
      this.value[i] = value;
    });
  }
}

/** Pairs ab and ac of a medium a: their sum is at most a and what bc, or abc, has. */
function findTriangles({ columns, exclusions }: StepModel, point: Float64Array, found: AllViolations): void {
  const { core, corePosition, triplePosition, pairs, media, inTriples } = columns;
  const hasTriples = inTriples.length > 2;
  const list = new Falling();
  core.forEach((a, i) => {
    const whole = point[a];
    if (whole < LEAST_MEDIUM) return;
    const least = LEAST + SHARE * whole;
    list.clear();
    for (let j = 0; j < core.length; j++) {
      const z = pairs.at[i * core.length + j];
      if (z >= 0 && point[z] > LEAST_PAIR * whole) list.add(z, core[j], point[z]);
    }
    list.sort();
    for (let m = 0; m < list.size; m++) {
      for (let n = m + 1; n < list.size; n++) {
        const excess = list.value[m] + list.value[n] - whole;
        if (excess <= least) break;
        const b = Math.min(list.other[m], list.other[n]);
        const c = Math.max(list.other[m], list.other[n]);
        const bc = pairs.at[corePosition[b] * core.length + corePosition[c]];
        const violation = excess - (bc < 0 ? 0 : point[bc]);
        if (violation > least) found.triangle.add(violation, media[a], media[b], media[c]);
        if (!hasTriples || bc < 0) continue;
        if (triplePosition[a] < 0 || triplePosition[b] < 0 || triplePosition[c] < 0) continue;
        const abc = tripleColumn(columns, exclusions, a, b, c);
        if (abc === NO_COLUMN) continue;
        const byTriple = excess - (abc < 0 ? 0 : point[abc]);
        if (byTriple > least) found.triangleByTriple.add(byTriple, media[a], media[b], media[c]);
      }
    }
  });
}

/** Triples abc and abd of a pair ab: their sum is at most ab and what acd, or cd, has. */
function findTrianglesOfPairs(model: StepModel, point: Float64Array, found: AllViolations): void {
  const { columns, exclusions } = model;
  const { core, corePosition, pairs, media, triples, first } = columns;
  const { start, third, triple } = triples.byPair;
  const list = new Falling();
  for (let i = 0; i < pairs.a.length; i++) {
    const whole = point[first.z + i];
    if (whole < LEAST_PAIR_OF_TRIPLES) continue;
    const least = LEAST + SHARE * whole;
    list.clear();
    for (let e = start[i]; e < start[i + 1]; e++) {
      const t = first.t + triple[e];
      if (point[t] > LEAST_TRIPLE) list.add(t, third[e], point[t]);
    }
    list.sort();
    const [a, b] = [pairs.a[i], pairs.b[i]];
    for (let m = 0; m < list.size; m++) {
      for (let n = m + 1; n < list.size; n++) {
        const excess = list.value[m] + list.value[n] - whole;
        if (excess <= least) break;
        const c = Math.min(list.other[m], list.other[n]);
        const d = Math.max(list.other[m], list.other[n]);
        let isMissing = false;
        for (const [own, other] of [
          [a, b],
          [b, a],
        ] as const) {
          const both = tripleColumn(columns, exclusions, own, c, d);
          if (both === NO_COLUMN) {
            isMissing = true;
            continue;
          }
          const violation = excess - (both < 0 ? 0 : point[both]);
          if (violation > least)
            found.triangleWithMedium.add(violation, media[own], media[other], media[c], media[d]);
        }
        if (!isMissing) continue;
        const cd = pairs.at[corePosition[c] * core.length + corePosition[d]];
        const violation = excess - (cd < 0 ? 0 : point[cd]);
        if (violation > least) found.triangleWithPair.add(violation, media[a], media[b], media[c], media[d]);
      }
    }
  }
}

/** The rows of both. */
export function joinedRows(one: SeparatedRows, other: SeparatedRows): SeparatedRows {
  return mapKinds((kind) => unionOfKeys(one[kind], other[kind], jointRowKeys[kind]));
}

/** The separated rows of a model that have a multiplier. */
export function bindingRows({ rows }: StepModel, multipliers: Float64Array): SeparatedRows {
  return mapKinds((kind) => {
    const block = rows.find((each) => each.kind === kind);
    if (block === undefined) return noSeparatedRows[kind];
    const length = jointRowKeys[kind];
    const { first, keys } = block;
    return keys.filter((_, i) => multipliers[first + Math.floor(i / length)] > 0);
  });
}
