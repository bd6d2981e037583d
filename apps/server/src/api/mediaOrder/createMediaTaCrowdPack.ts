import { exposurePackRule } from '@ooh/contract/domain/exposure-pack-rule';
import { planBrief } from '@ooh/contract/domain/plan';
import { isPackCityGranted, planGroupsOfPacks } from '../../access/pack-access.ts';
import { submitPack } from '../../planning/pack/submit-pack.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import { findPlan } from '../../planning/plan/plan-store.ts';
import { seesOrganisation } from '../../access/plan-access.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type { Handler } from '../handler.ts';

/** Cities of a plan or an order; a foreign and an unknown one are refused alike. */
async function citiesOf(db: DbOrTransaction, user: SignedInUser, of: 'plan' | 'order', id: string) {
  if (of === 'plan') {
    const plan = await findPlan(db, user, id, planGroupsOfPacks);
    if (plan === undefined) throw notFound('方案');
    return planBrief.parse(plan.brief).cityCodes;
  }
  const order = isRowId(id)
    ? await db
        .selectFrom('media_order')
        .select(['city_codes', 'organisation_id'])
        .where('order_id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (order === undefined || !seesOrganisation(user, order.organisation_id)) throw notFound('订单');
  return order.city_codes;
}

export const createMediaTaCrowdPack: Handler<'mediaOrder/createMediaTaCrowdPack'> = async (
  context,
  input,
  request,
) => {
  const { of, name, leastContacts, leastChance, near, requestKey } = input;
  const ids = [...new Set(input.planIds)];
  const cities = await Promise.all(ids.map((id) => citiesOf(context.db, request.user, of, id)));
  const cityCodes = [...new Set(cities.flat())].filter((city) => isPackCityGranted(request.user, city));
  if (cityCodes.length === 0) throw notFound('方案中的城市');
  if (cityCodes.length > 10) throw new AppError('refused', '所选方案合计超过 10 个城市，请分次生成');
  const rule = exposurePackRule({ of, ids, leastContacts, leastChance, near });
  return submitPack(context, request, { name, cityCodes, rule, requestKey });
};
