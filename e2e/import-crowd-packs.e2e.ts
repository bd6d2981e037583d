import { expect, test } from 'vitest';
import { idHash, personIds } from '../apps/server/src/planning/pack/panel-identity.ts';
import { screenshot } from './harness/screenshot.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { startJourney } from './harness/journey.ts';

// A list of hashed ids is imported as a pack and undone: each test continues where the one before it ended.
const journey = startJourney('import-crowd-packs', { data: 'small-shenzhen' });

const known = 900;
const idOf = (person: number) => idHash(personIds(shenzhen, person)[person % 2]);
const plain = '13800138000';
const file = {
  name: '会员.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      '人群包,sha256,算法',
      ...Array.from({ length: known }, (_, person) => `走查会员,${idOf(person)},SHA-256`),
      `走查会员,${idOf(0)},SHA-256`,
      `走查会员,${plain},`,
      '',
    ].join('\n'),
  ),
};

const packs = async () => {
  const { rows } = await journey.api.call('mediaOrder/getAllCrowdPackData', {});
  return rows.filter(({ name }) => name === '走查会员');
};

test('the address names kind and city; the preview shows no id', async () => {
  const { page } = journey;
  await page.goto(`/administration/import?kind=crowd-packs&city=${shenzhen}`);
  await page.locator('input[type="file"]').setInputFiles(file);
  const upload = page.getByRole('button', { name: '上传并预览' });
  await upload.and(page.locator(':enabled')).waitFor();
  expect(await page.getByRole('radio', { name: /BD-09/ }).count()).toBe(0);
  await upload.click();
  const preview = page.getByRole('table', { name: '文件前几行' });
  await preview.getByText('走查会员').first().waitFor();
  expect(await page.locator('body').innerText()).not.toContain(idOf(0));
  await screenshot(page, 'import-crowd-packs-mapping');
});

test('the dry run counts packs and ids, names the row of a plain number without showing it, and stores nothing', async () => {
  const { page } = journey;
  await page.getByRole('button', { name: '下一步：试运行' }).click();
  await page.getByText('2 行不会导入，其余可以继续').waitFor({ timeout: 60_000 });
  const text = await page.locator('[data-active-page]').innerText();
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    `接受 ${known} 不导入 2 新增人群包 1 人群包中的 ID ${known}`,
  );
  expect(text).toContain('请勿上传明文');
  expect(text).not.toContain(plain);
  expect(await packs()).toEqual([]);
  await screenshot(page, 'import-crowd-packs-check');
});

test('the import creates the pack, which is computed; its data release names the source, and undoing removes it', async () => {
  const { page, api } = journey;
  await page.getByRole('button', { name: '下一步：导入' }).click();
  await page.getByRole('textbox', { name: '数据来源' }).fill('走查会员系统');
  await page.getByRole('combobox', { name: '法律依据' }).fill('用户授权');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^导\s*入$/ }).click();
  await page.getByText(/^导入完成，深圳市?的人群包已生效$/).waitFor({ timeout: 60_000 });
  await screenshot(page, 'import-crowd-packs-done');
  await expect
    .poll(async () => (await packs()).map(({ state }) => state), { timeout: 60_000 })
    .toEqual(['ready']);
  await page.getByRole('link', { name: '查看数据版本' }).click();
  await page.getByText('走查会员系统').first().waitFor();

  const { rows } = await api.call('v1/data-releases', { kind: 'crowd-packs' });
  await api.call('v1/data-releases/{releaseId}/undo', { releaseId: rows[0].releaseId });
  expect(await packs()).toEqual([]);
  journey.expectNoTrouble();
});
