import { chinaDate } from '@ooh/contract/domain/china-time';
import { orderGroup, orderPermit } from '@ooh/contract/domain/media-order';
import { optimiseGroup, type Opportunity } from '@ooh/contract/domain/opportunity';
import type { OpportunityState } from '@ooh/contract/domain/opportunity-names';
import { crowdPackPermit } from '@ooh/contract/domain/crowd-pack';
import { gainMetricNames } from '@ooh/contract/domain/opportunity-names';
import { isPairGranted } from '@ooh/contract/permission/rules';
import { pairScopeOf, scopeGrantsAll } from '../../access/pair-scope.ts';
import { isOwnOrder } from '../../access/granted-pairs.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { isPermitted } from '../../platform/session/is-permitted.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { dayNumber } from '../../reference/calendar/flight-days.ts';
import { cityName } from '../../reference/region/regions.ts';
import { isInExpected } from './rules/significance.ts';

interface Part {
  readonly city_code: string;
  readonly medium_ids: readonly number[];
  readonly to_city_code?: string | null;
}

const grantsWhole = (user: Pick<SignedInUser, 'permission'>, group: string, part: Part): boolean =>
  [part.city_code, part.to_city_code ?? part.city_code].every((city) =>
    part.medium_ids.every((medium) => isPairGranted(user.permission, group, city, medium)),
  );

/** Whether a reader is granted every medium of an order in a city: the figures are of all of them together. */
export function isWholeGranted(user: Pick<SignedInUser, 'permission'>, part: Part): boolean {
  return (
    scopeGrantsAll(pairScopeOf(user.permission, optimiseGroup)) || grantsWhole(user, optimiseGroup, part)
  );
}

/** Why a reader cannot adopt what he sees; null where he can. */
export function adoptRefusal(
  user: Pick<SignedInUser, 'permission'>,
  part: Part & Pick<Opportunity, 'kind'>,
): string | null {
  const isAllowed = isPermitted(orderPermit, user) && grantsWhole(user, orderGroup, part);
  if (!isAllowed) return '需要订单权限';
  return part.kind === 'retarget' && !isPermitted(crowdPackPermit, user) ? '需要人群包权限' : null;
}

/** Whether an opportunity takes from a city or gives to it. */
const isOfCity = (cityCode: string) =>
  sql<boolean>`${cityCode} in (opportunity.city_code, opportunity.to_city_code)`;

function rows(db: DbOrTransaction, user: SignedInUser) {
  return db
    .selectFrom('opportunity')
    .innerJoin('media_order as orders', 'orders.order_id', 'opportunity.order_id')
    .innerJoin('brand', 'brand.brand_id', 'orders.brand_id')
    .leftJoin('app_user as decider', 'decider.id', 'opportunity.decided_by')
    .selectAll('opportunity')
    .select([
      'orders.order_no',
      'orders.name as order_name',
      'orders.brand_id',
      'orders.version as order_version',
    ])
    .select(['brand.name as brand_name', 'decider.nick_name as decider_name'])
    .where(isOwnOrder(user));
}

export type StoredOpportunity = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

export interface OpportunityFilter {
  readonly orderId?: string | undefined;
  readonly brandId?: string | undefined;
  readonly cityCode?: string | undefined;
  readonly kind?: Opportunity['kind'] | undefined;
  readonly states?: readonly OpportunityState[];
}

/** Opportunities that a reader sees whole, what is most certain first: by the lower end of the expected gain. */
export async function readOpportunities(
  db: DbOrTransaction,
  user: SignedInUser,
  filter: OpportunityFilter,
): Promise<StoredOpportunity[]> {
  if (filter.orderId !== undefined && !isRowId(filter.orderId)) return [];
  let query = rows(db, user);
  if (filter.orderId !== undefined) query = query.where('opportunity.order_id', '=', filter.orderId);
  if (filter.brandId !== undefined) query = query.where('orders.brand_id', '=', filter.brandId);
  if (filter.cityCode !== undefined) query = query.where(isOfCity(filter.cityCode));
  if (filter.kind !== undefined) query = query.where('opportunity.kind', '=', filter.kind);
  if (filter.states !== undefined && filter.states.length > 0)
    query = query.where('opportunity.state', 'in', [...filter.states]);
  const found = await query
    .orderBy('opportunity.gain_low', 'desc')
    .orderBy('opportunity.opportunity_id')
    .execute();
  return found.filter((row) => isWholeGranted(user, row));
}

/** One opportunity; the same error for unknown, foreign and ungranted ones. */
export async function grantedOpportunity(
  db: DbOrTransaction,
  user: SignedInUser,
  opportunityId: string,
): Promise<StoredOpportunity> {
  const row = isRowId(opportunityId)
    ? await rows(db, user).where('opportunity.opportunity_id', '=', opportunityId).executeTakeFirst()
    : undefined;
  if (row === undefined || !isWholeGranted(user, row)) throw notFound('优化机会');
  return row;
}

export function presentOpportunity(
  { now }: Pick<Context, 'now'>,
  user: SignedInUser,
  row: StoredOpportunity,
): Opportunity {
  const expected = { value: row.gain, low: row.gain_low, high: row.gain_high };
  const today = dayNumber(chinaDate(now()));
  const { finding, realised } = row;
  const cities = [row.city_code, ...(row.to_city_code === null ? [] : [row.to_city_code])].map(cityName);
  return {
    ...finding,
    opportunityId: row.opportunity_id,
    kind: row.kind,
    state: row.state,
    version: row.version,
    orderId: row.order_id,
    orderNo: row.order_no,
    orderName: row.order_name,
    brandId: row.brand_id,
    brandName: row.brand_name,
    cityCode: row.city_code,
    cityName: cityName(row.city_code),
    toCityName: row.to_city_code && cityName(row.to_city_code),
    expected,
    costFen: row.cost_fen,
    basis: `${cities.join('、')}样本人，目标人群${gainMetricNames[finding.metric]}，按上刊记录测算，改动前后成对差值，95% 区间；金额为净价，不含制作`,
    expiresOn: row.expires_on,
    daysLeft: row.expires_on === null ? null : Math.max(0, dayNumber(row.expires_on) - today),
    realised: realised && { ...realised, isExpected: isInExpected(realised, expected) },
    decision:
      row.decided_at === null
        ? null
        : {
            reasonCode: row.reason_code,
            reason: row.reason,
            decidedBy: row.decider_name ?? '',
            decidedAt: row.decided_at.toISOString(),
          },
    resultOrderId: row.result_order_id,
    resultPackId: row.result_pack_id,
    adoptRefusal: adoptRefusal(user, row),
  };
}
