import { competitorGroup } from '@ooh/contract/domain/competitor';
import { overlapOf } from '../../../market/competitor/brand-overlap.ts';
import { readMarket } from '../../../market/competitor/market.ts';
import { knownBrand } from '../../../reference/brand/brand-names.ts';
import type { Handler } from '../../handler.ts';

export const getBrandOverlap: Handler<'v1/competitor/overlap'> = async ({ db }, input, { user }) => {
  const { brandId, rivalBrandIds, cityCode, mediumIds, radiusMeters, startMonth, endMonth } = input;
  await knownBrand(db, brandId);
  const question = { brandIds: [brandId], cityCodes: [cityCode], mediumIds, startMonth, endMonth };
  const market = await readMarket(db, user, competitorGroup, question);
  return overlapOf(db, market, brandId, rivalBrandIds, radiusMeters);
};
