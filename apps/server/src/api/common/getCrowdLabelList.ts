import { labelSharesOf } from '../../crowd/label-shares.ts';
import { labelTree } from '../../crowd/label-tree.ts';
import { isCityGranted } from '../../smart-select/plan-access.ts';
import type { Handler } from '../handler.ts';

export const getCrowdLabelList: Handler<'common/getCrowdLabelList'> = async (context, input, request) => {
  const { cityCode } = input;
  if (cityCode === undefined || !isCityGranted(request.user, cityCode)) return labelTree(null);
  return labelTree(await labelSharesOf(context, [cityCode]));
};
