import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { BusLinePrice } from './bus-line-record.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';

/** The commercial side of a line, as the register shows it. */
export async function findLine(db: DbOrTransaction, releaseId: string, lineId: string) {
  return db
    .selectFrom('bus_line')
    .selectAll()
    .where('release_id', '=', releaseId)
    .where('line_id', '=', lineId)
    .executeTakeFirst();
}

/** Prices of some lines of a release, by line. */
export async function pricesOfLines(
  db: DbOrTransaction,
  releaseId: string,
  lineIds: readonly string[],
): Promise<Map<string, BusLinePrice[]>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bus_line_price')
    .selectAll()
    .where('release_id', '=', releaseId)
    .where('line_id', 'in', [...lineIds])
    .orderBy('deck', 'desc')
    .orderBy('form_id')
    .execute();
  const prices = new Map<string, BusLinePrice[]>();
  for (const row of rows) {
    const price = {
      formId: row.form_id,
      deck: row.deck,
      priceFen: row.price_fen,
      isPlaceholderPrice: row.is_sample,
    };
    prices.set(row.line_id, [...(prices.get(row.line_id) ?? []), price]);
  }
  return prices;
}

export interface LinePage {
  readonly keyword: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** One page of a release's lines by name, with the number of all that match the keyword (name, terminal, operator). */
export async function listLines(db: DbOrTransaction, releaseId: string, page: LinePage) {
  const keyword = page.keyword.trim();
  let matching = db.selectFrom('bus_line').where('release_id', '=', releaseId);
  if (keyword !== '') {
    const pattern = containing(keyword);
    matching = matching.where((eb) =>
      eb.or([
        eb('line_name', 'ilike', pattern),
        eb('from_stop', 'ilike', pattern),
        eb('to_stop', 'ilike', pattern),
        eb('operator', 'ilike', pattern),
      ]),
    );
  }
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('bus_line_direction as direction')
        .whereRef('direction.release_id', '=', 'bus_line.release_id')
        .whereRef('direction.line_id', '=', 'bus_line.line_id')
        .select((inner) => inner.fn.countAll<number>().as('directions'))
        .as('directions'),
    )
    // 9路 before 10路: by the first number in the name.
    .orderBy(sql`coalesce(substring(line_name from '[0-9]+')::numeric, 1e9)`)
    .orderBy('line_name')
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize)
    .execute();
  return { rows, total };
}

/** The release in force that holds a line; undefined for an unknown line. Line ids differ between cities. */
export async function findCurrentOfLine(db: DbOrTransaction, lineId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('bus_line')
    .innerJoin('data_release', 'data_release.release_id', 'bus_line.release_id')
    .select('data_release.release_id')
    .where('bus_line.line_id', '=', lineId)
    .where('data_release.state', '=', 'current')
    .executeTakeFirst();
  return row?.release_id;
}
