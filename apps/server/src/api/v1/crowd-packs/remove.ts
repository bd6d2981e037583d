import { grantedPack } from '../../../planning/pack/granted-pack.ts';
import { deletePack } from '../../../planning/pack/pack-store.ts';
import { usesText } from '../../../planning/pack/pack-uses.ts';
import { packConflict } from '../../../planning/pack/submit-pack.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const removePack: Handler<'v1/crowd-packs/{packId}/remove'> = async (context, input, request) => {
  const { user } = request;
  const pack = await grantedPack(context.db, user, input.packId);
  await context.db.transaction().execute(async (transaction) => {
    const outcome = await deletePack(transaction, { pack_id: pack.pack_id, version: input.version });
    if (outcome === 'changed') throw packConflict();
    if (outcome !== 'deleted') throw new AppError('refused', `被 ${usesText(outcome)}引用，不能删除`);
    const detail = { packId: pack.pack_id, packNo: pack.pack_no };
    await request.record(detail, transaction);
  });
  return { packId: pack.pack_id };
};
