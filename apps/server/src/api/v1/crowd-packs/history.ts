import { grantedPack } from '../../../planning/pack/granted-pack.ts';
import { eventsOfPack } from '../../../planning/pack/pack-events.ts';
import type { Handler } from '../../handler.ts';

export const packHistory: Handler<'v1/crowd-packs/{packId}/history'> = async (context, input, request) => {
  const pack = await grantedPack(context.db, request.user, input.packId);
  return eventsOfPack(context.db, pack.pack_id);
};
