import { busLineFile } from '../harness/bus-line-file.ts';
import { shenzhen } from '../harness/shenzhen.ts';
import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const positions = {
  name: '点位.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      '某传媒点位表,,,,,',
      '编号,名称,媒体类型,经度,纬度,备注',
      ...['LED大屏', '梯牌', '公交候车亭', '公交候车亭', '公交候车亭'].map(
        (medium, i) => `S${i},示例点位${i},${medium},114.0${i},22.5${i},自有`,
      ),
    ].join('\n'),
  ),
};

async function uploadPositions(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(positions);
  await page.getByRole('button', { name: '上传并预览' }).and(page.locator(':enabled')).click();
  await page.getByRole('table', { name: '文件中的词与取值' }).waitFor();
}

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
    name: 'import-words',
    as: 'planner',
    path: () => `/administration/import?kind=media-positions&city=${shenzhen}`,
    prepare: uploadPositions,
  },
  {
    name: 'import-removal',
    as: 'planner',
    path: () => `/administration/import?kind=media-positions&city=${shenzhen}`,
    async prepare(page) {
      await uploadPositions(page);
      await page.getByRole('radio', { name: /全量替换/ }).check();
      const next = page.getByRole('button', { name: '下一步：试运行' });
      await next.and(page.locator(':enabled')).click();
      await page.getByText(/^将移除 [\d,]+ 个点位$/).waitFor({ timeout: 60_000 });
      await page.getByRole('button', { name: '下一步：导入' }).click();
      await page.getByRole('checkbox', { name: /确认移除这/ }).waitFor();
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
  { name: 'import-templates', as: 'planner', path: () => '/administration/import-templates' },
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
