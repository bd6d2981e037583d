import { packsOfSources } from '../../planning/pack/list-packs.ts';
import { planGroupsOfPacks } from '../../access/pack-access.ts';
import { hiddenPlanIds } from '../../planning/plan/plan-store.ts';
import type { Handler } from '../handler.ts';

export const getPackDataListByPlanIds: Handler<'mediaOrder/getPackDataListByPlanIds'> = async (
  { db, config, now },
  { planIds },
  { user },
) => {
  const hidden = await hiddenPlanIds(db, user, planIds, planGroupsOfPacks);
  const sources = planIds.filter((id) => !hidden.has(id));
  return packsOfSources(db, user, sources, { minimumCell: config.minimumCell, now: now() });
};
