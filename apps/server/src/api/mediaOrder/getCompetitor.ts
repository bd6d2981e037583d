import { orderCompetitionGroup } from '@ooh/contract/domain/competitor';
import { knownBrand } from '../../competitor/brand-names.ts';
import { readMarket } from '../../competitor/market.ts';
import { rivalsOf } from '../../competitor/rivals.ts';
import type { Handler } from '../handler.ts';

export const getCompetitor: Handler<'mediaOrder/getCompetitor'> = async ({ db }, input, { user }) => {
  const brand = await knownBrand(db, input.brandId);
  const question = { ...input, industry: brand.industry, brandIds: [brand.brandId] };
  return rivalsOf(db, await readMarket(db, user, orderCompetitionGroup, question), brand, input.limit);
};
