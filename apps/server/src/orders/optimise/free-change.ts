import type { ChangedUnit } from '@ooh/contract/domain/opportunity';
import { AppError } from '../../platform/http/app-error.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { daysMeet, freeSlots } from '../order/free-units.ts';
import { brandOf } from '../order/hold-items.ts';
import { capacityOn, readSoldUnits } from '../order/offers.ts';
import { unitKeyOf } from '../order/price-items.ts';
import { lockUnits, readBookings, readRivals } from '../order/unit-bookings.ts';

/** The units of a suggestion were sold or are no more for sale. */
export class UnitsTaken extends AppError {
  constructor() {
    super('conflict', '建议点位已被占用，已重新计算');
  }
}

/** Free slots of each of some units, which stay locked until the transaction ends. Throws where one lacks some. */
export async function freeSlotsOfUnits(
  transaction: DbOrTransaction,
  order: { readonly brand_id: string },
  units: readonly ChangedUnit[],
  now: Date,
): Promise<number[][]> {
  const { faces, lines } = await readSoldUnits(transaction, units);
  const offers = units.map((unit) =>
    (unit.faceId === null ? lines : faces).get(`${unitKeyOf(unit)}|${unit.formId}`),
  );
  const known = offers.filter((offer) => offer !== undefined);
  if (known.length < offers.length) throw new UnitsTaken();
  await lockUnits(
    transaction,
    known.map((offer) => ({ unitKey: unitKeyOf(offer), positionId: offer.positionId })),
  );
  const brand = await brandOf(transaction, order.brand_id);
  const positions = known.flatMap(({ positionId }) => positionId ?? []);
  const rivals = await readRivals(transaction, positions, brand, now);
  const slots: number[][] = [];
  for (const [i, unit] of units.entries()) {
    const offer = known[i];
    const days = { startDate: unit.fromDate, endDate: unit.toDate };
    const bookings = await readBookings(transaction, [unitKeyOf(offer)], days, now);
    const free = freeSlots(bookings, capacityOn(offer, days.startDate), days);
    const isShunned = rivals.some((rival) => rival.positionId === offer.positionId && daysMeet(rival, days));
    if (isShunned || free.length < unit.units) throw new UnitsTaken();
    slots.push(free);
  }
  return slots;
}
