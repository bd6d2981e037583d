import { grantedPack } from '../../../planning/pack/granted-pack.ts';
import { resubmitPack } from '../../../planning/pack/submit-pack.ts';
import type { Handler } from '../../handler.ts';

export const recomputePack: Handler<'v1/crowd-packs/{packId}/recompute'> = async (context, input, request) =>
  resubmitPack(context, request, await grantedPack(context.db, request.user, input.packId), input.version);
