import { itemAmounts, type ItemTerms } from './item-amounts.ts';
import type { Offer } from './offers.ts';

/** The price of an item as it is stored: of the rate card, and what it comes to. */
export function priceColumns(offer: Pick<Offer, 'isSamplePrice'>, terms: ItemTerms) {
  const { rateCardFen, netFen } = itemAmounts(terms);
  return {
    price_fen: terms.priceFen,
    price_days: terms.priceDays,
    is_sample_price: offer.isSamplePrice,
    rate_card_fen: rateCardFen,
    discount_permille: terms.discountPermille,
    net_fen: netFen,
    production_fen: terms.productionFen,
  };
}
