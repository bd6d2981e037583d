import { explainVisibilityOf } from '../../../administration/users/explain-visibility.ts';
import { mediumNamesOf } from '../../../city-data/inventory/media-names.ts';
import { roleOf } from '../../../administration/users/role-store.ts';
import { kindsInForce } from '../../../administration/users/system-state.ts';
import { administeredUserOf } from '../../../administration/users/user-store.ts';
import type { Handler } from '../../handler.ts';

export const explainVisibility: Handler<'v1/admin/explain'> = async (context, input) => {
  const { db, now } = context;
  const user = await administeredUserOf(db, input.userId, now());
  const { permission, isDamaged } = await roleOf(db, user.roleId);
  return explainVisibilityOf({ ...user, permission, isRoleDamaged: isDamaged }, input, {
    mediaNames: await mediumNamesOf(db),
    kindsInForce: (cityCode) => kindsInForce(db, cityCode),
  });
};
