import { labelSharesOf } from '../../measurement/crowd/label-shares.ts';
import { labelTree } from '../../reference/label/label-tree.ts';
import { isCityGranted } from '../../access/plan-access.ts';
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
