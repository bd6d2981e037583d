import { grantedPack } from '../../../planning/pack/granted-pack.ts';
import { packDetail } from '../../../planning/pack/pack-detail.ts';
import { sendPackWorkbook } from '../../../documents/pack-export.ts';
import type { Handler } from '../../handler.ts';

export const exportPack: Handler<'v1/crowd-packs/{packId}/export'> = async (context, input, request) => {
  const pack = await grantedPack(context.db, request.user, input.packId);
  return sendPackWorkbook(context, request, await packDetail(context, request.user, pack));
};
