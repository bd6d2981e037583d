import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { AppError } from '../../platform/http/app-error.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** Hash methods of ids. */
export type HashMethod = 'sha256' | 'md5';

const forms: readonly (readonly [HashMethod, RegExp])[] = [
  ['sha256', /^[0-9a-f]{64}$/],
  ['md5', /^[0-9a-f]{32}$/],
];

/** How a text of lower-case hexadecimal digits was hashed, by its length; null for a text that is no hash. */
export function hashMethodOf(text: string): HashMethod | null {
  return forms.find(([, form]) => form.test(text))?.[0] ?? null;
}

/**
 * The external ids of a simulated person: a number, and a telephone number of a range that is
 * unassigned (real mobile numbers begin with 13–19). Persons beyond the range have only the number.
 */
export function personIds(cityCode: string, person: number): string[] {
  const number = `${cityCode}-${String(person).padStart(7, '0')}`;
  const phonesOfCity = 100_000;
  if (person >= phonesOfCity) return [number];
  return [number, `10${cityCode.slice(0, 4)}${String(person).padStart(5, '0')}`];
}

/** The hash of an id as lower-case hexadecimal digits: the form in which ids come. */
export function idHash(id: string, method: HashMethod = 'sha256'): string {
  return createHash(method).update(id).digest('hex');
}

/** The panel in which the persons of hashed ids are looked for. */
export interface HashedPanel {
  readonly cityCode: string;
  readonly releaseId: string;
  readonly persons: number;
}

/** The panel in force of a city. Refuses one whose persons have no ids, and a city that cannot be computed. */
export async function hashedPanel(db: DbOrTransaction, cityCode: string): Promise<HashedPanel> {
  const rows = await db
    .selectFrom('data_release')
    .select(['kind', 'release_id', 'is_demo', 'counts'])
    .where('city_code', '=', cityCode)
    .where('state', '=', 'current')
    .where('kind', 'in', ['panel', 'bus-lines'])
    .execute();
  const panel = rows.find(({ kind }) => kind === 'panel');
  if (panel === undefined || rows.length < 2)
    throw new AppError('refused', `${cityName(cityCode)}还没有人群样本或公交线路数据`);
  if (!panel.is_demo) throw new AppError('refused', `${cityName(cityCode)}的人群样本没有可匹配的哈希 ID`);
  return { cityCode, releaseId: panel.release_id, persons: panel.counts['persons'] ?? 0 };
}

const yieldEveryPersons = 4000;

/** The persons of a panel by the hashes of their ids, of the methods that are asked for. */
export async function personsByHash(
  { cityCode, persons }: HashedPanel,
  methods: Iterable<HashMethod>,
): Promise<ReadonlyMap<string, number>> {
  const asked = [...methods];
  const found = new Map<string, number>();
  for (let person = 0; person < persons; person++) {
    if (person % yieldEveryPersons === 0) await yieldToEventLoop();
    for (const id of personIds(cityCode, person))
      for (const method of asked) found.set(idHash(id, method), person);
  }
  return found;
}
