import { listOrderOffers } from '../v1/orders/offers.ts';
import type { Handlers } from '../handler.ts';

/** What can be ordered. */
export const orderOfferHandlers = { 'v1/orders/offers': listOrderOffers } satisfies Partial<Handlers>;
