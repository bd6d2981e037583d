import { permissionStructure } from '@ooh/contract/permission/permission-structure';
import { expect, test } from 'vitest';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const service = startTestService();

const admin = { as: 'admin' } as const;
const noPermission = permissionStructure.parse({});

function selfOf() {
  return service.context.db
    .selectFrom('app_user')
    .innerJoin('role', 'role.id', 'app_user.role_id')
    .select(['app_user.role_id', 'app_user.organisation_id', 'role.name', 'role.version'])
    .where('app_user.id', '=', service.userIds.admin)
    .executeTakeFirstOrThrow();
}

test('the last administrator can be neither disabled, moved, demoted nor stripped of the role', async () => {
  const self = await selfOf();
  const userId = service.userIds.admin;
  const { roleId: otherRole } = await service.body(
    'v1/admin/roles/save',
    { name: '空角色', permission: noPermission },
    admin,
  );
  const { organisationId: otherOrganisation } = await service.body(
    'v1/admin/organisations/save',
    { name: '某代理', kind: 'agency' },
    admin,
  );
  const role = { roleId: self.role_id, name: self.name, version: self.version };
  const attempts = () => [
    service.call('v1/admin/users/update', { userId, isEnabled: false }, admin),
    service.call('v1/admin/users/update', { userId, roleId: otherRole }, admin),
    service.call('v1/admin/users/update', { userId, organisationId: otherOrganisation }, admin),
    service.call('v1/admin/roles/save', { ...role, permission: noPermission }, admin),
    service.call(
      'v1/admin/organisations/save',
      { organisationId: self.organisation_id, name: '平台运营', kind: 'agency' },
      admin,
    ),
  ];
  for (const answer of await Promise.all(attempts())) {
    expectFailure(answer, 'refused');
    expect(answer.envelope.message).toContain('管理员');
  }
  expectFailure(await service.call('v1/admin/roles/remove', { roleId: self.role_id }, admin), 'refused');
  expect((await service.call('v1/admin/users/list', {}, admin)).status).toBe(200);
});

test('two administrators who disable each other at once leave one', async () => {
  const self = await selfOf();
  const userId = service.userIds.admin;
  const second = await service.body(
    'v1/admin/users/create',
    { userName: 'second', nickName: '二', organisationId: self.organisation_id, roleId: self.role_id },
    admin,
  );
  const { token } = (
    await service.call('access/login', { userName: 'second', password: second.password }, { as: null })
  ).envelope.body!;
  const both = await Promise.all([
    service.call('v1/admin/users/update', { userId: second.userId, isEnabled: false }, admin),
    service.call('v1/admin/users/update', { userId, isEnabled: false }, { as: { token } }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
});
