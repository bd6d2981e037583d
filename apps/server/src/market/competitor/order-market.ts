import { orderCompetitionGroup } from '@ooh/contract/domain/competitor';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { knownBrand } from '../../reference/brand/brand-names.ts';
import type { CompetingOrder } from './granted-order.ts';
import { readMarket } from './market.ts';

/** The brand of an order and the market in which it competes: its industry in the order's cities and media. */
export async function marketOfOrder(db: Db, user: SignedInUser, order: CompetingOrder) {
  const brand = await knownBrand(db, order.brandId);
  const cityCodes = [...new Set(order.items.map(({ cityCode }) => cityCode))];
  const mediumIds = [...new Set(order.items.map(({ mediumId }) => mediumId))];
  const question = { industry: brand.industry, brandIds: [brand.brandId], cityCodes, mediumIds };
  return { brand, market: await readMarket(db, user, orderCompetitionGroup, question) };
}
