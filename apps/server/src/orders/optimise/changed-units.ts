import type { ChangedUnit } from '@ooh/contract/domain/opportunity';
import type { EffectOrderItem } from '../effect/effect-order.ts';
import type { Days } from '../order/free-units.ts';
import type { Offer } from '../order/offers.ts';
import { itemAmounts } from '../order/item-amounts.ts';
import { daysIn, movableFen } from './situation.ts';

/** The units of an item over some days. */
export function outUnit(item: EffectOrderItem, days: Days, place: Offer | undefined): ChangedUnit {
  return {
    itemId: item.itemId,
    cityCode: item.cityCode,
    mediumId: item.mediumId,
    formId: item.formId,
    faceId: item.faceId,
    lineId: item.lineId,
    deck: item.deck,
    unitName: item.unitName,
    units: item.quantity,
    fromDate: days.startDate,
    toDate: days.endDate,
    costFen: movableFen(item, days),
    lng: place?.lng ?? null,
    lat: place?.lat ?? null,
  };
}

/** Net price of some units of an offer over some days, at a discount. */
export const offerFen = (offer: Offer, units: number, days: Days, permille: number): number =>
  itemAmounts({
    ...offer,
    quantity: units,
    days: daysIn(days),
    discountPermille: permille,
    isGift: false,
    productionFen: 0,
  }).netFen;

/** Units for sale over some days. */
export function inUnit(offer: Offer, units: number, days: Days, permille: number): ChangedUnit {
  return {
    itemId: null,
    cityCode: offer.cityCode,
    mediumId: offer.mediumId,
    formId: offer.formId,
    faceId: offer.faceId,
    lineId: offer.lineId,
    deck: offer.deck,
    unitName: offer.unitName,
    units,
    fromDate: days.startDate,
    toDate: days.endDate,
    costFen: offerFen(offer, units, days, permille),
    lng: offer.lng,
    lat: offer.lat,
  };
}
