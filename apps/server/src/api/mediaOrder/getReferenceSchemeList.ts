import { referenceSchemes } from '../../orders/order/reference-schemes.ts';
import type { Handler } from '../handler.ts';

export const getReferenceSchemeList: Handler<'mediaOrder/getReferenceSchemeList'> = async (
  { db },
  input,
  { user },
) => {
  const brand =
    input.brandId === undefined
      ? undefined
      : await db
          .selectFrom('brand')
          .select('industry')
          .where('brand_id', '=', input.brandId)
          .executeTakeFirst();
  const wanted = {
    industry: brand?.industry ?? null,
    cityCodes: input.cityCodes,
    mediumIds: input.mediumIds,
    budgetFen: input.budgetFen ?? null,
    audience: input.targetAudience,
  };
  return referenceSchemes(db, user, wanted, input);
};
