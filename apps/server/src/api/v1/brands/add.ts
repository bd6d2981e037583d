import { enterOwnBrand } from '../../../brand/brand-store.ts';
import type { Handler } from '../../handler.ts';

export const addBrand: Handler<'v1/brands/add'> = ({ db, audit }, input, { user, address, requestId }) =>
  db.transaction().execute(async (transaction) => {
    const groupName = input.groupName === '' ? null : input.groupName;
    const entered = await enterOwnBrand(transaction, user.organisationId, { ...input, groupName });
    if (entered.isNew)
      await audit.record(
        {
          action: 'brand.add',
          actor: user,
          address,
          requestId,
          detail: { ...input, brandId: entered.brandId },
        },
        transaction,
      );
    return entered;
  });
