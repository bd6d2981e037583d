import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { RateStore } from '@ooh/measurement/rate-store';
import type { PassageInstance } from '../passage-instance.ts';
import type { RateMedium } from '../rate-problem.ts';

/** An instance file as read: media keep the file's order and ids. */
export type Instance = { readonly ids: readonly string[] } & (
  | { readonly form: 'passages'; readonly passages: PassageInstance }
  | { readonly form: 'rates'; readonly store: RateStore; readonly media: readonly RateMedium[] }
);

/** A fault of the file, named by line number and field. */
export class InstanceError extends Error {
  override name = 'InstanceError';
}

type Fields = Record<string, unknown>;

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

  amount(fields: Fields, field: string): number {
    const value = fields[field];
    if (typeof value !== 'number' || !(value >= 0 && value < Infinity)) this.fail(field, '应为不小于 0 的数');
    return value as number;
  }

  whole(fields: Fields, field: string, most: number): number {
    const value = fields[field];
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most)
      this.fail(field, `应为 0 到 ${most} 的整数`);
    return value as number;
  }

  numbers(fields: Fields, field: string, count: number, allowed: (x: number) => boolean, what: string) {
    const list = fields[field];
    if (!Array.isArray(list)) this.fail(field, '应为数组');
    if (list.length !== count) this.fail(field, `应有 ${count} 项，实为 ${list.length} 项`);
    const bad = list.findIndex((x) => typeof x !== 'number' || !allowed(x));
    if (bad >= 0) this.fail(field, `第 ${bad + 1} 项应为${what}`);
    return list as number[];
  }
}

interface Row {
  readonly persons: number[];
  readonly amounts: number[];
}

/** Persons of a medium in ascending order with what belongs to each. */
function readRow(lines: Lines, fields: Fields, personCount: number, form: Instance['form']): Row {
  const list = fields.persons;
  const size = Array.isArray(list) ? list.length : 0;
  const isPerson = (x: number) => Number.isInteger(x) && x >= 0 && x < personCount;
  const persons = lines.numbers(fields, 'persons', size, isPerson, `0 到 ${personCount - 1} 的整数`);
  let amounts: number[];
  if (form === 'rates') {
    amounts = lines.numbers(fields, 'rates', size, (x) => x >= 0 && x < Infinity, '不小于 0 的数');
  } else if (fields.counts === null || fields.counts === undefined) {
    amounts = persons.map(() => 1);
  } else {
    const isCount = (x: number) => Number.isInteger(x) && x >= 0 && x < 2 ** 31;
    amounts = lines.numbers(fields, 'counts', size, isCount, '不小于 0 的整数');
  }
  const order = [...persons.keys()].filter((i) => amounts[i] > 0).sort((a, b) => persons[a] - persons[b]);
  const twice = order.findIndex((at, i) => i > 0 && persons[at] === persons[order[i - 1]]);
  if (twice >= 0) lines.fail('persons', `人员 ${persons[order[twice]]} 出现了两次`);
  return { persons: order.map((i) => persons[i]), amounts: order.map((i) => amounts[i]) };
}

function readMedium(lines: Lines, fields: Fields, form: Instance['form']): RateMedium {
  if (form === 'passages')
    return { days: 1, pricePerVehicleFen: lines.amount(fields, 'cost'), maxVehicles: 1 };
  const optional = (field: string) =>
    fields[field] === undefined ? undefined : lines.whole(fields, field, 1_000_000);
  return {
    days: fields.days === undefined ? 1 : lines.amount(fields, 'days'),
    pricePerVehicleFen: lines.whole(fields, 'cost_per_vehicle', Number.MAX_SAFE_INTEGER),
    maxVehicles: lines.whole(fields, 'max_vehicles', 1_000_000),
    minVehicles: optional('min_vehicles'),
  };
}

/**
 * Reads JSON Lines, gzipped when the name ends in .gz. The first line gives the persons; the first medium
 * decides the form, and all others must have the same.
 * @throws InstanceError naming line and field
 */
export async function readInstance(path: string): Promise<Instance> {
  const file = createReadStream(path);
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  // readline reports only its own faults; a missing or damaged file must end the reading as well.
  const broken = new Promise<never>((_, reject) => {
    file.once('error', reject);
    input.once('error', reject);
  });
  broken.catch(() => {});
  return Promise.race([collect(createInterface({ input, crlfDelay: Infinity })), broken]);
}

async function collect(input: AsyncIterable<string>): Promise<Instance> {
  const lines = new Lines();
  const rows: Row[] = [];
  const media: RateMedium[] = [];
  const ids: string[] = [];
  const known = new Set<string>();
  let personCount = -1;
  let weights = new Float64Array(0);
  let form: Instance['form'] | null = null;
  for await (const text of input) {
    lines.number++;
    if (text.trim() === '') continue;
    const fields = lines.parse(text);
    if (personCount < 0) {
      personCount = lines.whole(fields, 'persons', 100_000_000);
      weights =
        fields.weights === null || fields.weights === undefined
          ? new Float64Array(personCount).fill(1)
          : Float64Array.from(
              lines.numbers(fields, 'weights', personCount, (x) => x >= 0 && x < Infinity, '不小于 0 的数'),
            );
      continue;
    }
    const { id } = fields;
    if (typeof id !== 'string' || id === '') lines.fail('id', '应为非空字符串');
    if (known.has(id as string)) lines.fail('id', `「${id}」重复`);
    known.add(id as string);
    ids.push(id as string);
    form ??= 'rates' in fields ? 'rates' : 'passages';
    media.push(readMedium(lines, fields, form));
    rows.push(readRow(lines, fields, personCount, form));
  }
  lines.number = Math.max(1, lines.number);
  if (personCount < 0) lines.fail('persons', '文件为空');
  if (form === null) return lines.fail('id', '没有任何媒体');
  return assemble(ids, rows, media, weights, form);
}

function assemble(
  ids: string[],
  rows: Row[],
  media: RateMedium[],
  weights: Float64Array,
  form: Instance['form'],
): Instance {
  const rowStart = new Uint32Array(rows.length + 1);
  rows.forEach((row, m) => (rowStart[m + 1] = rowStart[m] + row.persons.length));
  const persons = new Uint32Array(rowStart[rows.length]);
  const amounts = new Float64Array(persons.length);
  rows.forEach((row, m) => {
    persons.set(row.persons, rowStart[m]);
    amounts.set(row.amounts, rowStart[m]);
  });
  const shared = { personCount: weights.length, weights, mediaCount: rows.length, rowStart, persons };
  if (form === 'rates') return { form, ids, media, store: { ...shared, rates: Float32Array.from(amounts) } };
  return {
    form,
    ids,
    passages: {
      ...shared,
      passages: Uint32Array.from(amounts),
      costs: Float64Array.from(media, (medium) => medium.pricePerVehicleFen),
    },
  };
}
