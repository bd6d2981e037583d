import { enterOwnBrand } from '../../../reference/brand/brand-store.ts';
import type { Handler } from '../../handler.ts';

export const addBrand: Handler<'v1/brands/add'> = ({ db }, input, { user, record }) =>
  db.transaction().execute(async (transaction) => {
    const groupName = input.groupName === '' ? null : input.groupName;
    const entered = await enterOwnBrand(transaction, user.organisationId, { ...input, groupName });
    if (entered.isNew) await record({ ...input, brandId: entered.brandId }, transaction);
    return entered;
  });
