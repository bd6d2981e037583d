import { changeMaterials as change, chosenWorks } from '../../../../market/material/materials.ts';
import { presentMaterials } from '../../../../market/material/present-materials.ts';
import type { Handler } from '../../../handler.ts';

export const changeMaterials: Handler<'v1/orders/materials/change'> = ({ db, now }, input, request) =>
  db.transaction().execute(async (transaction) => {
    const { user } = request;
    const within = { db: transaction, now };
    const key = await change(within, user, input);
    const { orderId, draftId, action, albumIds } = input;
    await request.record({ orderId, draftId, action, albumIds: albumIds.join('、') }, transaction);
    return presentMaterials(await chosenWorks(within, user, key));
  });
