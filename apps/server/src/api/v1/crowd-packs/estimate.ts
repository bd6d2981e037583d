import { checkRule } from '../../../planning/pack/check-rule.ts';
import { estimatePack as estimate } from '../../../planning/pack/estimate-pack.ts';
import { assertPackCitiesGranted } from '../../../access/pack-access.ts';
import { ruleSentence } from '../../../planning/pack/rule-text.ts';
import type { Handler } from '../../handler.ts';

export const estimatePack: Handler<'v1/crowd-packs/estimate'> = async (context, input, request) => {
  const cityCodes = [...new Set(input.cityCodes)];
  assertPackCitiesGranted(request.user, cityCodes);
  const names = await checkRule(context.db, request.user, input.rule);
  return {
    summary: ruleSentence(input.rule, names),
    ...(await estimate(context, cityCodes, input.rule, names, request.signal)),
  };
};
