import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { isAllowed } from '@ooh/contract/permission/rules';
import { orderGroup } from '@ooh/contract/domain/media-order';
import type { Context } from '../../context.ts';
import { isItemGranted, isOrderVisible } from '../../orders/order/order-scope.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { cityCandidates } from './city-candidates.ts';
import type { Candidate } from './match-units.ts';
import { presentUnits } from './present-unit.ts';
import type { StoredUnit } from './stored-unit.ts';
import { cityFigures, type CityFigures } from './unit-figures.ts';
import { nobodyAround, peopleAround, pointOf, poisAround } from './unit-surroundings.ts';
import { unitDetails } from './unit-details.ts';
import { freeByDay, vacancyDays } from './unit-vacancy.ts';

type Detail = CallOutput<'v1/media-inventory/detail'>;

const mostSimilar = 5;
const mostOrders = 10;
/** Similar media cost at most so much more or less. */
const priceRange = 0.2;

/** Orders that the user may see and whose items are of a unit, the newest first. */
async function ordersOf(db: Db, user: SignedInUser, unit: StoredUnit): Promise<Detail['orders']> {
  if (!isAllowed(user.permission, `${orderGroup}.isEnabled`)) return [];
  const own =
    unit.positionId === null
      ? sql<boolean>`item.line_id = ${unit.lineId}`
      : sql<boolean>`item.position_id = ${unit.positionId} and item.form_id = ${unit.formId}`;
  const { rows } = await sql<Detail['orders'][number]>`
    select media_order.order_id as "orderId", media_order.name,
      min(lower(item.period))::text as "startDate", (max(upper(item.period)) - 1)::text as "endDate"
    from media_order_item item join media_order on media_order.order_id = item.order_id
    where ${own} and ${isItemGranted(user)} and ${isOrderVisible(user)}
    group by media_order.order_id, media_order.name
    order by 3 desc, 1 limit ${mostOrders}`.execute(db);
  return rows;
}

/** What the city's rate cards have asked for such a unit, the oldest first. */
async function pricesOf(db: Db, unit: StoredUnit): Promise<Detail['prices']> {
  if (unit.unitKind === 'line') return [];
  const { rows } = await sql<Detail['prices'][number]>`
    select to_char(release.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as since,
      price.price_fen as "priceFen", price.period_days as "periodDays", price.is_sample as "isSample"
    from rate_card_price price join data_release release using (release_id)
    where release.city_code = ${unit.cityCode} and release.kind = 'rate-card'
      and release.state in ('current', 'superseded') and price.medium_id = ${unit.mediumId}
      and price.form_id = ${unit.formId} and price.level = ${unit.level}
    order by release.created_at desc limit 8`.execute(db);
  return rows.toReversed();
}

/** Units of the same form at a similar price that is free, those with the nearest TA concentration first. */
function similarTo(
  to: Candidate,
  candidates: readonly Candidate[],
  figures: CityFigures | null,
): Candidate[] {
  const { mediumId, formId, unitKey, priceOf30DaysFen: price } = to.unit;
  const shareOf = ({ unit }: Candidate) => {
    const value = figures?.valueOf(unit);
    return (figures?.hasAudience ? value?.concentration : value?.contacts) ?? null;
  };
  const own = shareOf(to);
  const farness = (row: Candidate): number => {
    const share = shareOf(row);
    return own === null || share === null ? Infinity : Math.abs(share - own);
  };
  return candidates
    .filter(({ unit, freeUnits }) => {
      const { priceOf30DaysFen: other } = unit;
      if (unit.mediumId !== mediumId || unit.formId !== formId || unit.unitKey === unitKey) return false;
      if (freeUnits === 0 || price === null || other === null) return false;
      return Math.abs(other - price) <= priceRange * price;
    })
    .map((row) => ({ row, far: farness(row) }))
    .toSorted((a, b) => a.far - b.far || (a.row.unit.unitKey < b.row.unit.unitKey ? -1 : 1))
    .slice(0, mostSimilar)
    .map(({ row }) => row);
}

/** Everything that is known of a unit. Unknown units and those of ungranted media are not found alike. */
export async function unitDetail(
  context: Context,
  user: SignedInUser,
  asked: ParsedInput<'v1/media-inventory/detail'>,
): Promise<Detail> {
  const { db } = context;
  const { cityCode, unitKey, targetAudience } = asked;
  const city = await cityCandidates(context, user, { ...asked, places: [], radiusMeters: 0 });
  const row = city.candidates.find(({ unit }) => unit.unitKey === unitKey);
  if (row === undefined) throw notFound('媒体');
  const found = await cityFigures(context, cityCode, targetAudience);
  const figures = typeof found === 'string' ? null : found;
  const point = pointOf(row.unit);
  const [shown, around, pois, prices, orders, imported] = await Promise.all([
    presentUnits(context, [row, ...similarTo(row, city.candidates, figures)], city, figures),
    point === null ? nobodyAround : peopleAround(context, user, { cityCode, targetAudience }, point),
    point === null ? [] : poisAround(context, cityCode, point),
    pricesOf(db, row.unit),
    ordersOf(db, user, row.unit),
    unitDetails(db, row.unit),
  ]);
  const [unit, ...similar] = shown;
  return {
    unit,
    similar,
    ...imported,
    freeByDay: freeByDay(row.unit, city.bookings, city.today, vacancyDays),
    ...around,
    pois,
    prices,
    orders,
    basis: figures?.basis ?? null,
    figuresReason: typeof found === 'string' ? found : null,
  };
}
