import { packsOfSources } from '../../crowd-pack/list-packs.ts';
import type { Handler } from '../handler.ts';

export const getPackDataListByPlanIds: Handler<'mediaOrder/getPackDataListByPlanIds'> = (
  context,
  input,
  request,
) => packsOfSources(context.db, request.user, input.planIds, context.config.minimumCell);
