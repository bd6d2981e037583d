import { listOrderOffers } from '../v1/orders/offers.ts';

/** What can be ordered. */
export const orderOfferCalls = { 'v1/orders/offers': listOrderOffers } as const;
