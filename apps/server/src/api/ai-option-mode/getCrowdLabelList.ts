import { labelSharesOf } from '../../crowd/label-shares.ts';
import { labelTree } from '../../crowd/label-tree.ts';
import { isCityGranted } from '../../smart-select/plan-access.ts';
import type { Handler } from '../handler.ts';

export const getPlanCrowdLabelList: Handler<'ai-option-mode/getCrowdLabelList'> = async (
  context,
  input,
  request,
) =>
  labelTree(
    await labelSharesOf(
      context,
      input.cityCodes.filter((city) => isCityGranted(request.user, city)),
    ),
  );
