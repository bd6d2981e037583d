import type { CompetitorBasis } from '@ooh/contract/domain/competitor';
import {
  type PairScope,
  pairScopeOf,
  scopeGrants,
  scopeGrantsAll,
  scopeGrantsSql,
} from '../../access/pair-scope.ts';
import { isAskedFor } from '../../platform/storage/postgres/asked-for.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db, type RawBuilder } from '../../platform/storage/postgres/database.ts';
import { monthBefore, monthSpan } from '@ooh/contract/domain/months';
import { placementCube, type CubeRow } from './placement-cube.ts';

/** Query over the placements visible to a user. Months are YYYY-MM. */
export interface MarketQuestion {
  readonly industry?: string;
  readonly brandIds: readonly string[];
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
  readonly startMonth?: string;
  readonly endMonth?: string;
}

/** The placements that count: granted, of the market's industries, in some cities, media and months. */
export interface Market {
  readonly scope: PairScope;
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
  /** Null for all. */
  readonly industries: readonly string[] | null;
  /** Brands that are looked at within the market. */
  readonly brandIds: readonly string[];
  /** YYYY-MM, both included; startMonth after endMonth where nothing is held. */
  readonly startMonth: string;
  readonly endMonth: string;
  /** First and last month with any granted placement; null without. */
  readonly held: { readonly first: string; readonly last: string } | null;
  /** Whether anything granted is invented. */
  readonly isSample: boolean;
  /** What is granted, asked for and of the market, in all months that are held. */
  readonly allRows: readonly CubeRow[];
  /** Of them, those of the market's months. */
  readonly rows: readonly CubeRow[];
}

const usualMonths = 12;
const city = sql`p.city_code`;
const medium = sql`p.medium_id`;

const current = sql`competitor_placement p
  join data_release r on r.release_id = p.release_id and r.state = 'current'
  join brand b on b.brand_id = p.brand_id`;

async function industriesOf(db: Db, { industry, brandIds }: MarketQuestion): Promise<string[] | null> {
  if (industry !== undefined) return [industry];
  if (brandIds.length === 0) return null;
  const rows = await db
    .selectFrom('brand')
    .select('industry')
    .distinct()
    .where('brand_id', 'in', [...brandIds])
    .execute();
  return rows.map((row) => row.industry);
}

/** Rows of a scope: every pair of city and medium is judged once. */
function grantedRows(rows: readonly CubeRow[], scope: PairScope): readonly CubeRow[] {
  if (scopeGrantsAll(scope)) return rows;
  const judged = new Map<string, boolean>();
  return rows.filter((row) => {
    const key = `${row.city}:${row.medium}`;
    const known = judged.get(key);
    const isGranted = known ?? scopeGrants(scope, row.city, row.medium);
    if (known === undefined) judged.set(key, isGranted);
    return isGranted;
  });
}

function heldMonths(rows: readonly CubeRow[]): Market['held'] {
  const months = [...new Set(rows.map(({ month }) => month))].sort();
  return months.length === 0 ? null : { first: months[0], last: months[months.length - 1] };
}

/** The market that a question means. Without months the last twelve with granted data; `whole` takes all of them. */
export async function readMarket(
  db: Db,
  user: Pick<SignedInUser, 'permission'>,
  group: string,
  question: MarketQuestion,
  span: 'usual' | 'whole' = 'usual',
): Promise<Market> {
  const scope = pairScopeOf(user.permission, group);
  const granted = grantedRows(await placementCube(db), scope);
  const held = heldMonths(granted);
  const endMonth = question.endMonth ?? held?.last ?? question.startMonth ?? '2000-01';
  const usual = span === 'whole' && held ? held.first : monthBefore(endMonth, usualMonths - 1);
  const startMonth = question.startMonth ?? usual;
  if (startMonth > endMonth) throw new AppError('invalid', '开始月份不能晚于结束月份');
  if (monthSpan(startMonth, endMonth).length > 120) throw new AppError('invalid', '时间范围不超过 10 年');
  const industries = await industriesOf(db, question);
  const { cityCodes, mediumIds, brandIds } = question;
  const [cities, media] = [new Set(cityCodes), new Set(mediumIds)];
  const allRows = granted.filter(
    (row) =>
      (cities.size === 0 || cities.has(row.city)) &&
      (media.size === 0 || media.has(row.medium)) &&
      (industries === null || industries.includes(row.industry)),
  );
  const isSample = granted.some((row) => row.isSample);
  const rest = { scope, cityCodes, mediumIds, industries, brandIds, held, isSample, allRows, rows: [] };
  return inMonths({ ...rest, startMonth, endMonth }, startMonth, endMonth);
}

/** `from … where …` of the market's placements: p is the placement, b its brand; `joined` joins more to them. */
export function fromMarket(market: Market, joined: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  const { scope, cityCodes, mediumIds, industries, startMonth, endMonth } = market;
  const ofIndustry = industries === null ? sql`true` : sql`b.industry = any(${[...industries]}::text[])`;
  return sql`from ${current} ${joined}
    where p.month between ${`${startMonth}-01`}::date and ${`${endMonth}-01`}::date
      and ${scopeGrantsSql(scope, city, medium)} and ${isAskedFor(city, cityCodes, 'text')}
      and ${isAskedFor(medium, mediumIds, 'int')} and ${ofIndustry}`;
}

/** The same market in other months. */
export function inMonths(market: Market, startMonth: string, endMonth: string): Market {
  const rows = market.allRows.filter(({ month }) => month >= startMonth && month <= endMonth);
  return { ...market, startMonth, endMonth, rows };
}

/** The months just before, as many; null where they are not all held. */
export function before(market: Market): Market | null {
  const length = monthSpan(market.startMonth, market.endMonth).length;
  return heldOnly(
    inMonths(market, monthBefore(market.startMonth, length), monthBefore(market.startMonth, 1)),
  );
}

/** The same months a year earlier; null where they are not all held. */
export function yearBefore(market: Market): Market | null {
  return heldOnly(inMonths(market, monthBefore(market.startMonth, 12), monthBefore(market.endMonth, 12)));
}

function heldOnly(market: Market): Market | null {
  return market.held !== null && market.startMonth >= market.held.first ? market : null;
}

/** What an answer says of its figures. */
export function basisOf(market: Market): CompetitorBasis {
  return {
    startMonth: market.held && market.startMonth,
    endMonth: market.held && market.endMonth,
    note: '刊例价花费（估算），不含折扣；SOS = 品牌花费 ÷ 市场花费，市场限于所选行业及您有权限的城市与媒体',
    isSample: market.isSample,
  };
}
