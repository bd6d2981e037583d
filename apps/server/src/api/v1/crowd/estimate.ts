import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { estimateCrowd as estimate } from '../../../crowd/crowd-estimate.ts';
import { labelName } from '../../../crowd/label-tree.ts';
import { isCityGranted } from '../../../smart-select/plan-access.ts';
import type { Handler } from '../../handler.ts';

export const estimateCrowd: Handler<'v1/crowd/estimate'> = async (context, input, request) => {
  const cityCodes = [...new Set(input.cityCodes)].filter((city) => isCityGranted(request.user, city));
  return {
    sentence: sentenceOf(input.targetAudience, labelName),
    ...(await estimate(context, cityCodes, input.targetAudience)),
  };
};
