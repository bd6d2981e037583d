import { checkRule } from '../../../crowd-pack/check-rule.ts';
import { estimatePack as estimate } from '../../../crowd-pack/estimate-pack.ts';
import { refuseForeignPackCities } from '../../../crowd-pack/pack-access.ts';
import { ruleSentence } from '../../../crowd-pack/rule-words.ts';
import type { Handler } from '../../handler.ts';

export const estimatePack: Handler<'v1/crowd-packs/estimate'> = async (context, input, request) => {
  const cityCodes = [...new Set(input.cityCodes)];
  refuseForeignPackCities(request.user, cityCodes);
  const names = await checkRule(context.db, request.user, input.rule);
  return {
    summary: ruleSentence(input.rule, names),
    ...(await estimate(context, cityCodes, input.rule, request.signal)),
  };
};
