import { newSheet, putText, type PagePrint } from '@ooh/report/workbook-draft';
import { writeWorkbook } from '@ooh/report/workbook-writer';
import { expect } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { expectSoon } from '../harness/expect-soon.ts';
import type { Journey } from '../harness/journey.ts';
import { screenshot, untilCalm } from '../harness/screenshot.ts';
import { shenzhen } from '../harness/shenzhen.ts';

const print: PagePrint = {
  paper: 'a4',
  orientation: 'portrait',
  repeatRows: 1,
  repeatColumns: 0,
  headerLeft: '',
  watermark: '',
  headerRight: '',
  footerLeft: '',
};

/** A workbook of stores, its head row first. */
async function storeWorkbook(rows: readonly (readonly string[])[]) {
  const sheet = newSheet('门店', print);
  for (const [row, cells] of rows.entries())
    for (const [column, text] of cells.entries()) putText(sheet, row, column, text, {});
  const bytes = await writeWorkbook({
    title: '门店',
    author: '走查',
    description: '',
    issuedAt: '2026-11-21T00:00:00Z',
    sheets: [sheet],
  });
  return {
    name: '门店.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  };
}

/** Names and addresses of the city that are found at once, and a part of a name that fits several places. */
async function knownTexts({ api }: Journey) {
  const { rows } = await api.call('poi-analyse-detail/poi-analyse-detail/list', {
    cityCode: shenzhen,
    pageSize: 60,
  });
  const ask = async (texts: readonly string[]) => {
    const asked = [...new Set(texts)];
    const answer = await api.call('v1/places/geocode', {
      cityCode: shenzhen,
      rows: asked.map((name) => ({ name, address: '' })),
    });
    return asked.map((text, at) => ({ text, ...answer.rows[at] }));
  };
  const found = (await ask(rows.map(({ name }) => name))).filter(({ state }) => state === 'found');
  const names = found.slice(0, 2);
  const apartFrom =
    (others: typeof found) =>
    ({ candidates }: (typeof found)[number]) =>
      !candidates.some(({ lng }) =>
        others.some((other) => other.candidates.some((place) => place.lng === lng)),
      );
  const address = (await ask(rows.flatMap((row) => row.address ?? [])))
    .filter(({ state }) => state === 'found')
    .find(apartFrom(names))!;
  const several = (await ask(rows.map(({ name }) => name.slice(0, 3))))
    .filter(({ state, candidates }) => state === 'ambiguous' && candidates.length > 1)
    .find(apartFrom([...names, address]))!;
  return { names: names.map(({ text }) => text), address: address.text, several };
}

/** Imports stores by name and address and out of a workbook, where two fences are; undoing leaves the two. */
export async function importStores(journey: Journey): Promise<void> {
  const { page } = journey;
  const dialog = page.getByRole('dialog', { name: '导入门店，自动生成围栏' });
  const fences = page.getByRole('list', { name: '围栏' }).getByRole('listitem');
  const open = async (way: string) => {
    await page.getByRole('button', { name: '导入门店' }).click();
    await dialog.getByText(way, { exact: true }).click();
  };
  const { names, address, several } = await knownTexts(journey);

  await open('名称或地址');
  const text = dialog.getByRole('textbox', { name: '门店名称与地址' });
  await text.fill(
    ['名称,地址', names[0], address, several.text, '没有这家店,没有这条街', names[0]].join('\n'),
  );
  await dialog.getByRole('button', { name: '解析 5 行' }).click();
  await dialog.getByText('第 5 行「没有这家店」：在已知地点中没有找到').waitFor({ timeout: 60_000 });
  await dialog.getByText('重复的 1 个门店已合并').waitFor();
  await dialog.getByText('1 个门店待确认').waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'smart-select-stores');
  // The second candidate instead of the best one.
  await dialog.getByRole('combobox', { name: `修正「${several.text}」` }).click();
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
    .nth(1)
    .click();
  await dialog.getByText('1 个门店待确认').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: '生成 3 个围栏' }).click();
  await expectSoon(() => fences.count()).toBe(5);

  await open('Excel / CSV 文件');
  await dialog.locator('input[type="file"]').setInputFiles(
    await storeWorkbook([
      ['门店名称', '地址', '经度', '纬度'],
      ['罗湖店', '', '114.12', '22.55'],
      ['广州店', '', '113.27', '23.13'],
      [names[1], '', '', ''],
      ['', address, '', ''],
      ['没有这家店', '', '', ''],
    ]),
  );
  await dialog
    .getByText(/第 2 行经度：坐标在深圳市以外 \d+\.\d 公里（广州店 113.27,23.13）/)
    .waitFor({ timeout: 60_000 });
  await dialog.getByText('第 5 行「没有这家店」：在已知地点中没有找到').waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'smart-select-store-file');
  await dialog.getByRole('button', { name: '生成 3 个围栏' }).click();
  await expectSoon(() => fences.count()).toBe(8);
  await fences.getByText('罗湖店').or(fences.locator('input[value="罗湖店"]')).first().waitFor();

  for (const left of [5, 2]) {
    await page.getByRole('button', { name: '撤销' }).click();
    await expectSoon(() => fences.count()).toBe(left);
  }
}
