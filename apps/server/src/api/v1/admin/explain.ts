import { explainSightOf } from '../../../administration/explain-sight.ts';
import { mediumNamesOf } from '../../../media-inventory/media-names.ts';
import { roleOf } from '../../../administration/role-store.ts';
import { kindsInForce } from '../../../administration/system-state.ts';
import { administeredUserOf } from '../../../administration/user-store.ts';
import type { Handler } from '../../handler.ts';

export const explainSight: Handler<'v1/admin/explain'> = async (context, input) => {
  const { db, now } = context;
  const user = await administeredUserOf(db, input.userId, now());
  const { permission, isDamaged } = await roleOf(db, user.roleId);
  return explainSightOf({ ...user, permission, isRoleDamaged: isDamaged }, input, {
    mediaNames: await mediumNamesOf(db),
    kindsInForce: (cityCode) => kindsInForce(db, cityCode),
  });
};
