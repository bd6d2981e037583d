import type { Endpoint } from '@ooh/contract/core/endpoint';
import { permissionNodes } from '@ooh/contract/permission/permission-tree';
import { registry } from '@ooh/contract/registry';
import { mediumNamesOf } from '../../../../city-data/inventory/media-names.ts';
import { previewGroup } from '../../../../administration/users/visibility.ts';
import { effectivePermission } from '../../../../platform/session/effective-permission.ts';
import { isPermitted } from '../../../../platform/session/is-permitted.ts';
import type { Handler } from '../../../handler.ts';

export const previewRole: Handler<'v1/admin/roles/preview'> = async (context, input) => {
  const effective = effectivePermission(input.permission, input.organisationKind);
  const mediaNames = await mediumNamesOf(context.db);
  const calls: Endpoint[] = Object.values(registry);
  return {
    effective,
    groups: permissionNodes().flatMap(({ group, name, flag }) =>
      group === undefined ? [] : [previewGroup(effective, { group, name, flag }, mediaNames)],
    ),
    calls: {
      permitted: calls.filter((call) => isPermitted(call.permit, { permission: effective })).length,
      total: calls.length,
    },
  };
};
