import { orderCompetitionGroup } from '@ooh/contract/domain/competitor';
import { knownBrand } from '../../reference/brand/brand-names.ts';
import { readMarket } from '../../market/competitor/market.ts';
import { shareOfVoiceOf } from '../../market/competitor/share-of-voice.ts';
import type { Handler } from '../handler.ts';

export const getMediaCompetitorData: Handler<'competitor/getMediaCompetitorData'> = async (
  { db },
  input,
  { user },
) => {
  const brand = await knownBrand(db, input.brandId);
  const question = { ...input, industry: brand.industry, brandIds: [brand.brandId] };
  return shareOfVoiceOf(
    db,
    await readMarket(db, user, orderCompetitionGroup, question),
    brand,
    input.brandIds,
  );
};
