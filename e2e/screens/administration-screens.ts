import { busLineFile } from '../harness/bus-line-file.ts';
import { shenzhen } from '../harness/shenzhen.ts';
import type { Screen } from './screen.ts';

/** Data, accounts and the state of the service. */
export const administrationScreens: readonly Screen[] = [
  { name: 'data-releases', as: 'planner', path: () => '/administration/data-releases' },
  { name: 'import-file', as: 'planner', path: () => '/administration/import' },
  {
    name: 'import-mapping',
    as: 'planner',
    path: () => `/administration/import?city=${shenzhen}`,
    async prepare(page) {
      await page.locator('input[type="file"]').setInputFiles(await busLineFile());
      await page.getByRole('radio', { name: /BD-09/ }).check();
      await page.getByRole('button', { name: '上传并预览' }).click();
      await page.getByRole('table', { name: '字段与列' }).waitFor();
    },
  },
  {
    name: 'api-keys',
    as: 'planner',
    path: () => '/administration/api-keys',
    dialogs: [
      {
        name: '新建 API 密钥',
        opener: (page) => page.getByRole('button', { name: '新建密钥', exact: true }).first(),
      },
    ],
  },
  {
    name: 'import-schedules',
    as: 'planner',
    path: () => '/administration/import-schedules',
    dialogs: [
      {
        name: '新建定时导入',
        opener: (page) => page.getByRole('button', { name: '新建定时导入', exact: true }).first(),
      },
    ],
  },
  { name: 'bus-lines', as: 'planner', path: () => '/administration/bus-lines' },
  { name: 'demo-data', as: 'planner', path: () => '/administration/demo-data' },
  { name: 'users', as: 'admin', path: () => '/administration/users' },
  { name: 'organisations', as: 'admin', path: () => '/administration/users?tab=organisations' },
  { name: 'roles', as: 'admin', path: () => '/administration/roles' },
  {
    name: 'role-editor',
    as: 'admin',
    path: () => '/administration/roles',
    async prepare(page) {
      await page.getByRole('button', { name: /^修改/ }).first().click();
      await page.getByRole('complementary', { name: '此角色的用户将看到什么' }).waitFor();
    },
  },
  { name: 'proposals', as: 'admin', path: () => '/administration/proposals' },
  { name: 'sessions', as: 'admin', path: () => '/administration/sessions' },
  { name: 'audit', as: 'admin', path: () => '/administration/audit' },
  { name: 'system', as: 'admin', path: () => '/administration/system' },
];
