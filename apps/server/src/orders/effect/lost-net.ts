import { roundedQuotient } from '@ooh/contract/money/quotation-arithmetic';

/** What unit-days that did not run are worth: their share of the net price of all booked ones, rounded half up to the fen. */
export function lostNetFen(netFen: number, lostUnitDays: number, bookedUnitDays: number): number {
  return roundedQuotient(BigInt(netFen) * BigInt(lostUnitDays), BigInt(bookedUnitDays));
}
