import { findOffers } from '../../../orders/order/find-offers.ts';
import { isOrderPair } from '../../../orders/order/order-scope.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

type Found = Awaited<ReturnType<typeof findOffers>>;

const nothing: Found = {
  rows: [],
  total: 0,
  levels: [],
  capacity: 0,
  freeUnits: 0,
  discountPermille: 1000,
};

const presentOffer = (offer: Found['rows'][number]) => ({
  unitKey: offer.unitKey,
  faceId: offer.faceId,
  lineId: offer.lineId,
  deck: offer.deck,
  unitName: offer.unitName,
  level: offer.level,
  lng: offer.lng,
  lat: offer.lat,
  capacity: offer.capacity,
  freeUnits: offer.freeUnits,
  priceFen: offer.priceFen,
  priceDays: offer.priceDays,
  isSamplePrice: offer.isSamplePrice,
  productionFen: offer.productionFen,
});

export const listOrderOffers: Handler<'v1/orders/offers'> = async ({ db, now }, input, { user }) => {
  const { pageNo, pageSize, cityCode, mediumId, startDate, endDate } = input;
  if (endDate < startDate) throw new AppError('invalid', '结束日不能早于开始日');
  // A city without the medium and one outside the scope answer alike.
  const found = isOrderPair(user, cityCode, mediumId) ? await findOffers(db, input, now()) : nothing;
  return { ...found, rows: found.rows.map(presentOffer), pageNo, pageSize };
};
