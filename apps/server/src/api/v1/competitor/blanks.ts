import { readBlanks } from '../../../market/competitor/blanks.ts';
import { basisOf } from '../../../market/competitor/market.ts';
import { knownBrand } from '../../../reference/brand/brand-names.ts';
import type { Handler } from '../../handler.ts';

export const listBlanks: Handler<'v1/competitor/blanks'> = async (
  { db },
  { ownBrandId, ...filter },
  { user },
) => {
  const { market, industry, blanks } = await readBlanks(db, user, await knownBrand(db, ownBrandId), filter);
  return { basis: basisOf(market), industry, blanks };
};
