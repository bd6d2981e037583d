import { grantedPack } from '../../../planning/pack/granted-pack.ts';
import { changePack } from '../../../planning/pack/pack-store.ts';
import { tellUsesOfPack } from '../../../planning/pack/pack-uses.ts';
import { packConflict } from '../../../planning/pack/submit-pack.ts';
import type { Handler } from '../../handler.ts';

export const updatePack: Handler<'v1/crowd-packs/{packId}'> = async (context, input, request) => {
  const { user } = request;
  const pack = await grantedPack(context.db, user, input.packId);
  const changed = await context.db.transaction().execute(async (transaction) => {
    const which = { pack_id: pack.pack_id, version: input.version };
    const saved = await changePack(transaction, which, { name: input.name }, context.now());
    if (saved === undefined) throw packConflict();
    const { edition } = pack;
    await tellUsesOfPack(transaction, { packId: pack.pack_id, name: input.name, edition }, false);
    const detail = { packId: pack.pack_id, name: input.name };
    await request.record(detail, transaction);
    return saved;
  });
  return { packId: pack.pack_id, version: changed.version };
};
