import { sql, type Db } from '../storage/postgres/database.ts';
import { fromMarket, type Market } from './market.ts';

/** What placements can be added up by. */
interface Keys {
  brand: string;
  city: string;
  medium: number;
  form: number;
  /** YYYY-MM. */
  month: string;
}

export interface Spend {
  readonly spendFen: number;
  readonly units: number;
  readonly placements: number;
  readonly firstSeen: string;
  readonly lastSeen: string;
}

const columns: Readonly<Record<keyof Keys, string>> = {
  brand: 'p.brand_id',
  city: 'p.city_code',
  medium: 'p.medium_id',
  form: 'p.form_id',
  month: `to_char(p.month, 'YYYY-MM')`,
};

/** The market's spend by some keys, the largest first. */
export async function spendBy<Key extends keyof Keys>(
  db: Db,
  market: Market,
  keys: readonly Key[],
): Promise<(Pick<Keys, Key> & Spend)[]> {
  const grouped = sql.raw(keys.map((key) => columns[key]).join(', '));
  const selected = sql.raw(keys.map((key) => `${columns[key]} as "${key}"`).join(', '));
  const { rows } = await sql<Pick<Keys, Key> & Spend>`select ${selected},
      sum(p.spend_fen)::bigint as "spendFen", sum(p.units)::bigint as units, count(*)::int as placements,
      min(p.first_seen)::text as "firstSeen", max(p.last_seen)::text as "lastSeen"
    ${fromMarket(market)} group by ${grouped} order by "spendFen" desc, ${grouped}`.execute(db);
  return rows;
}

/** The market's whole spend. */
export async function totalSpend(db: Db, market: Market): Promise<number> {
  const { rows } = await sql<{ fen: number }>`select coalesce(sum(p.spend_fen), 0)::bigint as fen
    ${fromMarket(market)}`.execute(db);
  return rows[0]!.fen;
}

export function sumFen(rows: readonly Pick<Spend, 'spendFen'>[]): number {
  return rows.reduce((sum, row) => sum + row.spendFen, 0);
}

/** A part of a whole; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}

/** Growth against an earlier amount; null where there is none to compare with. */
export function growthOf(now: number, earlier: number | null): number | null {
  return earlier !== null && earlier > 0 ? now / earlier - 1 : null;
}
