import { packRule } from '@ooh/contract/domain/crowd-pack';
import { grantedPack } from '../../../planning/pack/granted-pack.ts';
import { isPackCityGranted } from '../../../access/pack-access.ts';
import { submitPack } from '../../../planning/pack/submit-pack.ts';
import type { Handler } from '../../handler.ts';

export const copyPack: Handler<'v1/crowd-packs/{packId}/copy'> = async (context, input, request) => {
  const pack = await grantedPack(context.db, request.user, input.packId);
  // A copy is made of the cities that its maker may see.
  const cityCodes = pack.city_codes.filter((city) => isPackCityGranted(request.user, city));
  const { name, requestKey } = input;
  return submitPack(context, request, { name, cityCodes, rule: packRule.parse(pack.rule), requestKey });
};
