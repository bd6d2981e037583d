import { audienceCities } from '../../measurement/crowd/audience-cities.ts';
import { labelSharesOf } from '../../measurement/crowd/label-shares.ts';
import { labelTree } from '../../reference/label/label-tree.ts';
import type { Handler } from '../handler.ts';

export const getCrowdLabelList: Handler<'common/getCrowdLabelList'> = async (
  context,
  { cityCode, cityCodes },
  { user },
) => {
  const asked = cityCode === undefined ? cityCodes : [cityCode, ...cityCodes];
  return labelTree(await labelSharesOf(context, audienceCities(user, asked)));
};
