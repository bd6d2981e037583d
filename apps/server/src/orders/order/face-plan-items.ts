import { readUnits, type StoredUnit } from '../../planning/area-plan/area-plan-store.ts';
import { daysOfFlight, flightOfBrief } from '../../reference/calendar/flight-days.ts';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { StoredPlan } from '../../planning/plan/plan-store.ts';
import { freeSlots, type Days } from './free-units.ts';
import { priceColumns } from './price-columns.ts';
import { readFaceOffers, type Offer } from './offers.ts';
import { isOrderPair } from './order-scope.ts';
import type { StoredItem } from './order-store.ts';
import { readBookings, type UnitBooking } from './unit-bookings.ts';

interface Hung {
  readonly offer: Offer;
  readonly slots: number;
}

/**
 * Spreads what a unit buys over its faces: over what is free first, then over what was taken since the plan was
 * computed, so that the order shows it as a conflict instead of buying less.
 */
export function spreadOverFaces(
  wanted: number,
  faces: readonly { readonly offer: Offer; readonly free: number }[],
): Hung[] {
  let left = wanted;
  const take = (most: number) => {
    const taken = Math.min(left, Math.max(0, most));
    left -= taken;
    return taken;
  };
  const free = faces.map((face) => take(face.free));
  const slots = faces.map(({ offer }, at) => free[at] + take(offer.capacities[0] - free[at]));
  return faces.flatMap(({ offer }, at) => (slots[at] > 0 ? [{ offer, slots: slots[at] }] : []));
}

function facesOf(
  unit: StoredUnit,
  offers: ReadonlyMap<string, Offer>,
  bookings: ReadonlyMap<string, UnitBooking[]>,
  period: Days,
): Hung[] {
  const faces = unit.face_ids.flatMap((faceId) => {
    const offer = offers.get(`${faceId}|${unit.form_id}`);
    if (offer?.cityCode !== unit.city_code) return [];
    return [{ offer, free: freeSlots(bookings.get(faceId) ?? [], offer.capacities[0], period).length }];
  });
  return spreadOverFaces(unit.chosen_faces, faces);
}

/** What a TA or geofence plan has chosen of the media that the user may order, face by face, at the plan's discount. */
export async function faceItemsOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  plan: StoredPlan,
): Promise<StoredItem[]> {
  const units = (await readUnits(db, plan.plan_id, plan.city_codes)).filter(
    (unit) => unit.chosen_faces > 0 && isOrderPair(user, unit.city_code, unit.medium_id),
  );
  const period = flightOfBrief(plan.brief.startDate, plan.brief.weeks);
  const faceIds = units.flatMap((unit) => unit.face_ids);
  const [offers, taken, forms] = await Promise.all([
    readFaceOffers(db, faceIds),
    readBookings(db, faceIds, period, now()),
    formNames(db),
  ]);
  const bookings = Map.groupBy(taken, ({ unitKey }) => unitKey);
  const days = daysOfFlight(period);
  const hung = units.flatMap((unit) =>
    facesOf(unit, offers, bookings, period).map((face) => ({ unit, ...face })),
  );
  return hung.map(({ unit, offer, slots }, index) => {
    const names = forms.get(`${unit.medium_id}:${unit.form_id}`);
    const discountPermille = Math.round(unit.discount_basis_points / 10);
    const productionFen = offer.productionFen * slots;
    const terms = { ...offer, quantity: slots, days, discountPermille, isGift: false, productionFen };
    return {
      item_id: `${plan.plan_id}-${index + 1}`,
      order_id: plan.plan_id,
      item_no: index + 1,
      city_code: unit.city_code,
      medium_id: unit.medium_id,
      medium_name: names?.medium ?? String(unit.medium_id),
      medium_unit: names?.unit ?? '面',
      form_id: unit.form_id,
      form_name: names?.form ?? String(unit.form_id),
      line_id: null,
      deck: null,
      position_id: offer.positionId,
      face_id: offer.faceId,
      unit_name: offer.unitName,
      level: offer.level,
      quantity: slots,
      start_date: period.startDate,
      end_date: period.endDate,
      days,
      ...priceColumns(offer, terms),
      design_fen: 0,
      is_gift: false,
    };
  });
}

async function formNames(db: Context['db']) {
  const rows = await db
    .selectFrom('medium_form as form')
    .innerJoin('medium', 'medium.medium_id', 'form.medium_id')
    .select(['form.medium_id', 'form.form_id', 'form.name as form', 'medium.name as medium', 'medium.unit'])
    .execute();
  return new Map(rows.map((row) => [`${row.medium_id}:${row.form_id}`, row]));
}
