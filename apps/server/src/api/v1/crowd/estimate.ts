import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { audienceCities } from '../../../measurement/crowd/audience-cities.ts';
import { estimateCrowd as estimate } from '../../../measurement/crowd/crowd-estimate.ts';
import { labelName } from '../../../reference/label/label-tree.ts';
import type { Handler } from '../../handler.ts';

export const estimateCrowd: Handler<'v1/crowd/estimate'> = async (context, input, request) => {
  const cityCodes = audienceCities(request.user, input.cityCodes);
  return {
    sentence: sentenceOf(input.targetAudience, labelName),
    ...(await estimate(context, cityCodes, input.targetAudience)),
  };
};
