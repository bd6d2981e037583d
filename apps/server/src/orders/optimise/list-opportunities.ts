import { chinaDate } from '@ooh/contract/domain/china-time';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { cityName } from '../../reference/region/regions.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { isOwnOrder } from '../../access/granted-pairs.ts';
import { inTurn } from './rules/in-turn.ts';
import {
  isWholeGranted,
  presentOpportunity,
  readOpportunities,
  type OpportunityFilter,
  type StoredOpportunity,
} from './opportunity-store.ts';

type Parts = Pick<Context, 'db' | 'now'>;

/** Scans of the reader's orders, each with what it checked. */
async function readScans({ db }: Parts, user: SignedInUser, filter: OpportunityFilter) {
  if (filter.orderId !== undefined && !isRowId(filter.orderId)) return [];
  let query = db
    .selectFrom('opportunity_scan as scan')
    .innerJoin('media_order as orders', 'orders.order_id', 'scan.order_id')
    .select(['scan.order_id', 'scan.city_code', 'scan.medium_ids', 'scan.checked', 'scan.insignificant'])
    .where(isOwnOrder(user));
  if (filter.orderId !== undefined) query = query.where('scan.order_id', '=', filter.orderId);
  if (filter.brandId !== undefined) query = query.where('orders.brand_id', '=', filter.brandId);
  if (filter.cityCode !== undefined) query = query.where('scan.city_code', '=', filter.cityCode);
  return (await query.execute()).filter((scan) => isWholeGranted(user, scan));
}

function counted(rows: readonly StoredOpportunity[], keyOf: (row: StoredOpportunity) => string) {
  return [...Map.groupBy(rows, keyOf)].toSorted(
    (a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1),
  );
}

/** One page of the reader's opportunities; those that can no longer be adopted come after the others. */
export async function listOpportunities(
  context: Parts,
  user: SignedInUser,
  input: ParsedInput<'v1/optimise/list'>,
): Promise<CallOutput<'v1/optimise/list'>> {
  const { pageNo, pageSize, ...filter } = input;
  const scans = await readScans(context, user, filter);
  const all = await readOpportunities(context.db, user, { states: filter.states });
  const today = chinaDate(context.now());
  const isOver = (row: StoredOpportunity) => row.expires_on !== null && row.expires_on < today;
  const chosen = all.filter(
    (row) =>
      (filter.orderId === undefined || row.order_id === filter.orderId) &&
      (filter.brandId === undefined || row.brand_id === filter.brandId) &&
      (filter.cityCode === undefined ||
        row.city_code === filter.cityCode ||
        row.to_city_code === filter.cityCode) &&
      (filter.kind === undefined || row.kind === filter.kind),
  );
  const ranked = inTurn(chosen, ({ finding }) => finding.metric);
  const sorted = [...ranked.filter((row) => !isOver(row)), ...ranked.filter(isOver)];
  const sum = (key: 'checked' | 'insignificant') => scans.reduce((total, scan) => total + scan[key], 0);
  return {
    rows: sorted
      .slice((pageNo - 1) * pageSize, pageNo * pageSize)
      .map((row) => presentOpportunity(context, user, row)),
    total: sorted.length,
    scannedOrders: new Set(scans.map((scan) => scan.order_id)).size,
    checked: sum('checked'),
    insignificant: sum('insignificant'),
    brands: counted(all, (row) => row.brand_id).map(([brandId, rows]) => ({
      brandId,
      name: rows[0].brand_name,
      count: rows.length,
    })),
    cities: counted(all, (row) => row.city_code).map(([cityCode, rows]) => ({
      cityCode,
      name: cityName(cityCode),
      count: rows.length,
    })),
  };
}

/** What was adopted, what came of it, and what it saved: money not spent, and what media owners bear. */
export async function optimiseHistory(
  context: Parts,
  user: SignedInUser,
  orderId: string | undefined,
): Promise<CallOutput<'v1/optimise/history'>> {
  const stored = await readOpportunities(context.db, user, {
    orderId,
    states: ['adopted', 'running', 'verified'],
  });
  const rows = stored
    .map((row) => presentOpportunity(context, user, row))
    .toSorted((a, b) => (b.decision?.decidedAt ?? '').localeCompare(a.decision?.decidedAt ?? ''));
  const verified = rows.filter(({ state }) => state === 'verified');
  const savedOf = (row: (typeof rows)[number]) =>
    row.action === 'make-good'
      ? row.in.reduce((sum, unit) => sum + unit.costFen, 0)
      : Math.max(0, -row.costFen);
  return {
    adopted: rows.length,
    verified: verified.length,
    asExpected: verified.filter(({ realised }) => realised?.isExpected).length,
    savedFen: rows.reduce((sum, row) => sum + savedOf(row), 0),
    rows,
  };
}
