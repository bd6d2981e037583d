import { grantedPack } from '../../planning/pack/granted-pack.ts';
import { packDetail } from '../../planning/pack/pack-detail.ts';
import type { Handler } from '../handler.ts';

export const getByIdMediaTaCrowdPack: Handler<'mediaOrder/getByIdMediaTaCrowdPack/{id}'> = async (
  context,
  input,
  request,
) => packDetail(context, request.user, await grantedPack(context.db, request.user, input.id));
