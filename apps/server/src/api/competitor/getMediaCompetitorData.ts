import { orderCompetitionGroup } from '@ooh/contract/domain/competitor';
import { knownBrand } from '../../competitor/brand-names.ts';
import { readMarket } from '../../competitor/market.ts';
import { voiceOf } from '../../competitor/voice.ts';
import type { Handler } from '../handler.ts';

export const getMediaCompetitorData: Handler<'competitor/getMediaCompetitorData'> = async (
  { db },
  input,
  { user },
) => {
  const brand = await knownBrand(db, input.brandId);
  const question = { ...input, industry: brand.industry, brandIds: [brand.brandId] };
  return voiceOf(db, await readMarket(db, user, orderCompetitionGroup, question), brand, input.brandIds);
};
