import { expect, test } from 'vitest';
import { screenshot } from './harness/screenshot.ts';
import { chooseShenzhen, shenzhen } from './harness/shenzhen.ts';
import { startJourney } from './harness/journey.ts';

// A template is saved, looked at, renamed, named by a key, and deleted; what used it says so.
const journey = startJourney('import-templates', { data: 'small-shenzhen' });

const positions = [
  '走查传媒点位表',
  '代号,叫法,X坐标,Y坐标,种类',
  'T1,走查一号楼,114.05,22.54,电梯框架海报',
].join('\n');

test('templates are empty at first, and come from a file that was read by hand', async () => {
  const { page, api } = journey;
  await page.goto('/administration/import-templates');
  await page.getByText(/还没有导入模板/).waitFor();
  await screenshot(page, 'import-templates-empty');
  await page.goto(`/administration/import?kind=media-positions&city=${shenzhen}`);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: '走查点位.csv', mimeType: 'text/csv', buffer: Buffer.from(positions) });
  await page.getByRole('button', { name: '上传并预览' }).and(page.locator(':enabled')).click();
  await page.getByRole('table', { name: '字段与列' }).waitFor();
  const importId = new URL(page.url()).searchParams.get('importId') ?? '';
  const column = (field: string, of: string) => ({ field, column: of });
  await api.call('v1/imports/{importId}/mapping', {
    importId,
    headerRow: 2,
    mapping: [
      column('code', '代号'),
      column('name', '叫法'),
      column('lng', 'X坐标'),
      column('lat', 'Y坐标'),
      column('form', '种类'),
      { field: 'medium', column: null, constant: '电梯海报' },
    ],
  });
  await page.reload();
  await page.getByRole('button', { name: '存为模板' }).click();
  await page.getByRole('textbox', { name: '模板名称' }).fill('走查传媒');
  await page.getByRole('button', { name: /^保\s*存$/ }).click();
  await page.getByText('已存为模板「走查传媒」').waitFor();
});

test('a template says what it reads, and takes another name', async () => {
  const { page } = journey;
  await page.getByRole('link', { name: '管理模板' }).click();
  const table = page.getByRole('table', { name: '导入模板' });
  await table.getByText('5 列 · 1 个固定值').waitFor();
  await table.getByText('还没有用过').waitFor();
  await page.getByRole('button', { name: '查看 走查传媒' }).click();
  const dialog = page.getByRole('dialog', { name: '模板「走查传媒」' });
  await dialog.getByText('每行都是「电梯海报」').waitFor();
  await screenshot(page, 'import-templates-look');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '改名 走查传媒' }).click();
  const renaming = page.getByRole('dialog', { name: '给「走查传媒」改名' });
  await renaming.getByRole('textbox', { name: '模板名称' }).fill('走查传媒点位');
  await renaming.getByRole('button', { name: /^改\s*名$/ }).click();
  await table.getByText('走查传媒点位', { exact: true }).waitFor();
});

test('a key names the template; deleting it says what uses it, and marks the key', async () => {
  const { page } = journey;
  await page.goto('/administration/api-keys');
  await page.getByRole('button', { name: '新建密钥' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建 API 密钥' });
  await dialog.getByRole('textbox', { name: '名称' }).fill('点位系统');
  await dialog.getByRole('combobox', { name: '数据类型' }).fill('媒体点位');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await dialog.getByRole('combobox', { name: '媒体点位的导入模板' }).click();
  await page.getByTitle('走查传媒点位').click();
  await chooseShenzhen(page, dialog.locator('button', { hasText: '选择城市' }));
  await dialog.getByRole('button', { name: /^创\s*建$/ }).click();
  await page.getByRole('button', { name: '我已保存' }).click();
  await page.getByText('模板「走查传媒点位」').waitFor();

  await page.goto('/administration/import-templates');
  await page.getByText(/密钥「点位系统」/).waitFor();
  await page.getByRole('button', { name: '删除 走查传媒点位' }).click();
  const removing = page.getByRole('dialog', { name: '删除模板「走查传媒点位」？' });
  await removing.getByText('有 1 处正在使用').waitFor();
  await screenshot(page, 'import-templates-remove');
  await removing.getByRole('button', { name: /^删\s*除$/ }).click();
  await page.getByText(/还没有导入模板/).waitFor();
  await page.goto('/administration/api-keys');
  await page.getByText('模板已删除').waitFor();
  await screenshot(page, 'import-templates-gone');
  expect(await page.getByText('走查传媒点位').count()).toBe(1);
  journey.expectNoTrouble();
});
