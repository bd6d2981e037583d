import { listPacks } from '../../planning/pack/list-packs.ts';
import type { Handler } from '../handler.ts';

export const getAllCrowdPackData: Handler<'mediaOrder/getAllCrowdPackData'> = (context, input, request) =>
  listPacks(context.db, request.user, input, {
    minimumCell: context.config.minimumCell,
    now: context.now(),
  });
