import type { RateStore } from '@ooh/measurement/rate-store';
import type { PassageInstance } from '../passage-instance.ts';
import { MOST_DAYS, MOST_RATE, type RateMedium } from '../rate-problem.ts';
import { isWeight } from '../objective/weight-range.ts';
import { readLines } from './read-lines.ts';

/** An instance file as read: media keep the file's order and ids. */
export type Instance = { readonly ids: readonly string[] } & (
  | { readonly form: 'passages'; readonly passages: PassageInstance }
  | { readonly form: 'rates'; readonly store: RateStore; readonly media: readonly RateMedium[] }
);

/** An error in the file, with line number and field. */
export class InstanceError extends Error {
  override name = 'InstanceError';
}

type Fields = Record<string, unknown>;

/** Reads fields and reports errors with the current line number. */
class Lines {
  number = 0;

  fail(field: string, reason: string): never {
    throw new InstanceError(`第 ${this.number} 行，字段 ${field}：${reason}`);
  }

  parse(text: string): Fields {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      this.fail('（整行）', '不是合法的 JSON');
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      this.fail('（整行）', '应为一个 JSON 对象');
    return value as Fields;
  }

  amount(fields: Fields, field: string, most = Number.MAX_VALUE): number {
    const value = fields[field];
    if (typeof value !== 'number' || !(value >= 0 && value <= most))
      this.fail(field, most < Number.MAX_VALUE ? `应为 0 到 ${most} 的数` : '应为不小于 0 的数');
    return value;
  }

  whole(fields: Fields, field: string, most: number): number {
    const value = fields[field];
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most)
      this.fail(field, `应为 0 到 ${most} 的整数`);
    return value as number;
  }

  /** Writes a list of numbers into `target`, which determines its length. */
  numbers<List extends Float64Array | Uint32Array>(
    fields: Fields,
    field: string,
    target: List,
    isAllowed: (x: number) => boolean,
    what: string,
  ): List {
    const list = fields[field];
    if (!Array.isArray(list)) this.fail(field, '应为数组');
    const given: unknown[] = list;
    if (given.length !== target.length) this.fail(field, `应有 ${target.length} 项，实为 ${given.length} 项`);
    for (let i = 0; i < target.length; i++) {
      const x = given[i];
      if (typeof x !== 'number' || !isAllowed(x)) this.fail(field, `第 ${i + 1} 项应为${what}`);
      target[i] = x;
    }
    return target;
  }
}

/** Persons of a medium, ascending, and the passages or contact rates that belong to them. */
interface Row {
  readonly persons: Uint32Array;
  readonly amounts: Uint32Array | Float32Array;
}

function readRow(lines: Lines, fields: Fields, personCount: number, form: Instance['form']): Row {
  const size = Array.isArray(fields.persons) ? fields.persons.length : 0;
  const isPerson = (x: number) => Number.isInteger(x) && x >= 0 && x < personCount;
  const what = `0 到 ${personCount - 1} 的整数`;
  const persons = lines.numbers(fields, 'persons', new Uint32Array(size), isPerson, what);
  let amounts: Uint32Array | Float32Array;
  if (form === 'rates') {
    const isRate = (x: number) => x >= 0 && x <= MOST_RATE;
    amounts = Float32Array.from(
      lines.numbers(fields, 'rates', new Float64Array(size), isRate, `0 到 ${MOST_RATE} 的数`),
    );
  } else if (fields.counts === null || fields.counts === undefined) {
    amounts = new Uint32Array(size).fill(1);
  } else {
    const isCount = (x: number) => Number.isInteger(x) && x >= 0 && x < 2 ** 31;
    amounts = lines.numbers(fields, 'counts', new Uint32Array(size), isCount, '不小于 0 的整数');
  }
  const row = inOrder({ persons, amounts });
  for (let i = 1; i < row.persons.length; i++)
    if (row.persons[i] === row.persons[i - 1]) lines.fail('persons', `人员 ${row.persons[i]} 出现了两次`);
  return row;
}

/** The row with persons ascending and without persons who have no contact. */
function inOrder({ persons, amounts }: Row): Row {
  let isInOrder = true;
  for (let i = 0; i < persons.length && isInOrder; i++)
    isInOrder = amounts[i] > 0 && (i === 0 || persons[i] >= persons[i - 1]);
  if (isInOrder) return { persons, amounts };
  const order = [...persons.keys()].filter((i) => amounts[i] > 0).sort((a, b) => persons[a] - persons[b]);
  return {
    persons: Uint32Array.from(order, (i) => persons[i]),
    amounts:
      amounts instanceof Uint32Array
        ? Uint32Array.from(order, (i) => amounts[i])
        : Float32Array.from(order, (i) => amounts[i]),
  };
}

function readMedium(lines: Lines, fields: Fields, form: Instance['form']): RateMedium {
  if (form === 'passages')
    return { days: 1, pricePerVehicleFen: lines.amount(fields, 'cost'), maxVehicles: 1 };
  const optional = (field: string, most: number) =>
    fields[field] === undefined ? undefined : lines.whole(fields, field, most);
  return {
    days: fields.days === undefined ? 1 : lines.amount(fields, 'days', MOST_DAYS),
    pricePerVehicleFen: lines.whole(fields, 'cost_per_vehicle', Number.MAX_SAFE_INTEGER),
    maxVehicles: lines.whole(fields, 'max_vehicles', 1_000_000),
    pricePerLineFen: optional('cost_per_line', Number.MAX_SAFE_INTEGER),
    minVehicles: optional('min_vehicles', 1_000_000),
  };
}

/** Content of the first line. */
function readHeader(lines: Lines, fields: Fields): Float64Array {
  const personCount = lines.whole(fields, 'persons', 100_000_000);
  const weights = new Float64Array(personCount);
  if (fields.weights === null || fields.weights === undefined) return weights.fill(1);
  lines.numbers(fields, 'weights', weights, isWeight, '0，或 1e-100 到 1e100 的数');
  const total = weights.reduce((sum, w) => sum + w, 0);
  return isWeight(total) ? weights : lines.fail('weights', `合计 ${total} 应不超过 1e100`);
}

/**
 * Reads JSON Lines, gzipped when the name ends in .gz, line by line: only numbers are kept. The first line
 * gives the persons; the first medium decides the form, and all others must have the same.
 * @throws InstanceError naming line and field
 */
export async function readInstance(path: string): Promise<Instance> {
  const lines = new Lines();
  const rows: Row[] = [];
  const media: RateMedium[] = [];
  const ids: string[] = [];
  const known = new Set<string>();
  let weights: Float64Array | null = null;
  let form: Instance['form'] | null = null;
  for await (const text of readLines(path)) {
    lines.number++;
    if (text.trim() === '') continue;
    const fields = lines.parse(text);
    if (weights === null) {
      weights = readHeader(lines, fields);
      continue;
    }
    const { id } = fields;
    if (typeof id !== 'string' || id === '') return lines.fail('id', '应为非空字符串');
    if (known.has(id)) lines.fail('id', `「${id}」重复`);
    known.add(id);
    ids.push(id);
    form ??= 'rates' in fields ? 'rates' : 'passages';
    media.push(readMedium(lines, fields, form));
    rows.push(readRow(lines, fields, weights.length, form));
  }
  lines.number = Math.max(1, lines.number);
  if (weights === null) return lines.fail('persons', '文件为空');
  if (form === null) return lines.fail('id', '没有任何媒体');
  return assemble(ids, rows, media, weights, form);
}

/** Concatenates the rows; `rows` is emptied meanwhile, so that the numbers are not in memory twice. */
function assemble(
  ids: string[],
  rows: Row[],
  media: RateMedium[],
  weights: Float64Array,
  form: Instance['form'],
): Instance {
  const rowStart = new Uint32Array(rows.length + 1);
  rows.forEach((row, m) => (rowStart[m + 1] = rowStart[m] + row.persons.length));
  const size = rowStart[rows.length];
  const mediaCount = rows.length;
  const persons = new Uint32Array(size);
  const amounts = form === 'rates' ? new Float32Array(size) : new Uint32Array(size);
  for (let m = mediaCount - 1; m >= 0; m--) {
    const row = rows.pop() as Row;
    persons.set(row.persons, rowStart[m]);
    amounts.set(row.amounts, rowStart[m]);
  }
  const shared = { personCount: weights.length, weights, mediaCount, rowStart, persons };
  if (amounts instanceof Float32Array)
    return { form: 'rates', ids, media, store: { ...shared, rates: amounts } };
  const costs = Float64Array.from(media, (medium) => medium.pricePerVehicleFen);
  return { form: 'passages', ids, passages: { ...shared, passages: amounts, costs } };
}
