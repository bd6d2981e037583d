import { grantedPack } from '../../../crowd-pack/granted-pack.ts';
import { deletePack } from '../../../crowd-pack/pack-store.ts';
import { packConflict } from '../../../crowd-pack/submit-pack.ts';
import { Refusal } from '../../../refusal.ts';
import type { Handler } from '../../handler.ts';

export const removePack: Handler<'v1/crowd-packs/{packId}/remove'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  const pack = await grantedPack(context.db, user, input.packId);
  await context.db.transaction().execute(async (transaction) => {
    const outcome = await deletePack(transaction, { pack_id: pack.pack_id, version: input.version });
    if (outcome === 'used') throw new Refusal('refused', '该人群包被其他人群包引用，不能删除');
    if (outcome === 'changed') throw packConflict();
    const detail = { packId: pack.pack_id, packNo: pack.pack_no };
    await context.audit.record(
      { action: 'pack.delete', actor: user, address, requestId, detail },
      transaction,
    );
  });
  return { packId: pack.pack_id };
};
