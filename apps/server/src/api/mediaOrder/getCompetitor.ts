import { orderCompetitionGroup } from '@ooh/contract/domain/competitor';
import { knownBrand } from '../../reference/brand/brand-names.ts';
import { readMarket } from '../../market/competitor/market.ts';
import { rivalsOf } from '../../market/competitor/rivals.ts';
import type { Handler } from '../handler.ts';

export const getCompetitor: Handler<'mediaOrder/getCompetitor'> = async ({ db }, input, { user }) => {
  const brand = await knownBrand(db, input.brandId);
  const question = { ...input, industry: brand.industry, brandIds: [brand.brandId] };
  return rivalsOf(db, await readMarket(db, user, orderCompetitionGroup, question), brand, input.limit);
};
