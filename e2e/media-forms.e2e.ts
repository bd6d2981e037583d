import { readPresentation } from '@ooh/report/testing/read-presentation';
import { expect, test } from 'vitest';
import { seedAlbums } from '../apps/server/src/demo/demo-library.ts';
import { storeCityInventory } from './harness/city-inventory.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { downloadOf, enterSignedIn, openPage } from './harness/browser.ts';
import { startJourney } from './harness/journey.ts';
import { offeredItems, storeOffered } from './harness/offered-items.ts';
import { shenzhen } from './harness/shenzhen.ts';

const journey = startJourney('media-forms', {
  data: 'planned-shenzhen',
  async prepare(context) {
    await storeCityInventory(context);
    await seedAlbums(context);
  },
});

const orderName = '星河汽车 创意参考走查';
const works = () => journey.page.getByRole('list', { name: '创意作品' });
const paramOf = (name: string) => new URL(journey.page.url()).searchParams.get(name);

test('the count of a tag is the number of works that it leaves', async () => {
  const { page, api } = journey;
  await page.goto('/media/creative-app');
  await works().getByRole('img').first().waitFor();
  const tag = page.getByRole('group', { name: '技术' }).getByRole('checkbox').first();
  const [technique, count] = (await tag.locator('xpath=ancestor::label').innerText()).split(/\s+/);
  await tag.check();
  await page.getByText(`共 ${count} 个创意`).waitFor();
  await expectSoon(() => paramOf('tech')).toBe(technique);
  const analysed = await api.call('app-analyse-creative/conditionQuery', { techniques: [technique] });
  expect(analysed.techniques.find(({ key }) => key === technique)?.count).toBe(Number(count));
});

test('works are turned in large by keys, kept, and opened', async () => {
  const { page } = journey;
  await works()
    .getByRole('button', { name: /^查看 / })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByText(/^1 \/ \d+$/)
    .waitFor();
  const first = paramOf('id');
  await page.keyboard.press('ArrowRight');
  await page
    .getByRole('dialog')
    .getByText(/^2 \/ \d+$/)
    .waitFor();
  expect(paramOf('id')).not.toBe(first);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^收藏 / })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^取消收藏 / })
    .waitFor();
  await page.getByRole('dialog').getByRole('link', { name: '查看详情' }).click();
  await page.getByRole('heading', { name: '制作要点' }).waitFor();
});

test('a work is drawn in the look of another brand, and moves only when it is asked to', async () => {
  const { page } = journey;
  const picture = page.getByRole('list', { name: '画面' }).getByRole('img').first();
  const before = await picture.getAttribute('alt');
  await page.getByRole('combobox', { name: '换成我的品牌' }).fill('云');
  await page.getByRole('option').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await expectSoon(() => paramOf('as')).not.toBeNull();
  await expectSoon(() => picture.getAttribute('alt')).not.toBe(before);
  const play = page.getByRole('button', { name: '播放动态示意' });
  if (await play.isVisible()) {
    await play.click();
    await page.getByRole('button', { name: '暂停动态示意' }).waitFor();
  }
});

test('the least price of a card is that of its rate cards and of the media on sale', async () => {
  const { page, api } = journey;
  await page.goto(`/media/category?city=${shenzhen}`);
  const card = page.getByRole('article', { name: '公交候车亭' });
  const shown = await card
    .getByText(/¥[\d,]+ \/ \d+ 天/)
    .first()
    .innerText();
  await card.getByRole('link', { name: /详情$/ }).click();
  await page.getByRole('tab', { name: '刊例与政策' }).click();
  await page.getByRole('table', { name: '各城市刊例' }).getByText('深圳').waitFor();
  const price = /¥[\d,]+ \/ \d+ 天/.exec(shown)?.[0] ?? 'none';
  const { categories } = await api.call('app-analyse-media/categoryQuery', { cityCodes: [shenzhen] });
  const medium = categories.flatMap(({ media }) => media).find(({ mediumId }) => mediumId === 2);
  const leasts: number[] = [];
  for (const { formId, inventory } of medium?.forms ?? []) {
    if (inventory.units === 0) continue;
    const { rows } = await api.call('v1/rate-cards/list', { mediumId: 2, formId, cityCodes: [shenzhen] });
    const { summary } = await api.call('v1/media-inventory/search', {
      cityCode: shenzhen,
      mediumIds: [2],
      forms: [`2/${formId}`],
    });
    expect(rows[0].leastFen).toBe(inventory.minPriceFen);
    expect(summary.leastPriceFen).toBe(inventory.minPriceFen);
    leasts.push(rows[0].leastFen ?? Infinity);
  }
  expect(price.replaceAll(/[¥,]/g, '')).toContain(String(Math.min(...leasts) / 100));
});

test('the deadline follows the day of posting, and the sheet to take along is a PDF', async () => {
  const { page } = journey;
  await page.goto('/media/category/detail?medium=2&form=1&tab=spec&from=2027-01-04');
  const due = page.getByRole('list', { name: '交稿日历' }).getByRole('listitem').nth(1);
  await due.getByText('终稿与授权文件').waitFor();
  await due.getByText('上刊日前 5 个工作日').waitFor();
  const file = await downloadOf(journey, () => page.getByRole('button', { name: '下载制作规范' }).click());
  expect(file.fileName).toBe('制作规范_公交候车亭_候车亭灯箱.pdf');
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('what an administrator writes in the handbook is previewed, published, and read by the planner', async () => {
  const tab = await openPage(journey.browser, journey.service);
  await enterSignedIn(tab, journey.service, 'admin');
  const { page } = tab;
  await page.goto('/media/category/detail?medium=2&form=1&from=2027-01-04');
  await page.getByRole('button', { name: '编辑手册' }).click();
  const drawer = page.getByRole('dialog', { name: '公交候车亭手册' });
  await drawer.getByRole('button', { name: '编辑《公交候车亭手册》' }).click();
  const days = drawer.getByRole('textbox', { name: '候车亭灯箱的最晚交稿（工作日）' });
  await days.fill('四天');
  await drawer.getByRole('textbox', { name: '修改说明' }).fill('印刷厂提速');
  await drawer.getByRole('button', { name: /^发\s*布$/ }).click();
  await drawer.getByText(/候车亭灯箱」的最晚交稿须为整数/).waitFor();
  tab.forgive(/422/);
  await days.fill('4');
  await drawer.getByRole('button', { name: /^预\s*览$/ }).click();
  await drawer.getByRole('cell', { name: '4', exact: true }).first().waitFor();
  await drawer.getByRole('button', { name: /^发\s*布$/ }).click();
  await drawer.getByText('修改说明：印刷厂提速').waitFor();
  await page.context().close();
  await journey.page.goto('/media/category/detail?medium=2&form=1&from=2027-01-04');
  await journey.page.getByText('上刊日前 4 个工作日').first().waitFor();
  await journey.page.getByText(/媒体手册 V2/).waitFor();
  await journey.page.getByRole('button', { name: '手册原文与版本' }).waitFor();
});

test('two works added to the materials of an order are exactly those of 创意参考 in its proposal', async () => {
  const { page, api } = journey;
  const { rows } = await api.call('common-attachment/creativeAppPageQuery', { pageSize: 2 });
  const items = await offeredItems(api, 2, 2);
  const { orderId } = await storeOffered(api, { name: orderName, budgetFen: 60_000_000, items });
  for (const { albumId, title } of rows) {
    await page.goto(`/media/creative-app/detail?albumId=${albumId}`);
    await page.getByRole('button', { name: '加入提案素材' }).click();
    const dialog = page.getByRole('dialog', { name: '加入提案素材' });
    await dialog.getByText(title).waitFor();
    await dialog.getByRole('combobox', { name: '订单' }).click();
    await page.getByTitle(new RegExp(orderName)).click();
    await dialog.getByRole('button', { name: /^加\s?入$/ }).click();
    await page
      .getByText(/已加入提案素材/)
      .first()
      .waitFor();
    await dialog.waitFor({ state: 'hidden' });
  }
  await page.goto(`/marketing/order/detail?orderId=${orderId}&tab=materials`);
  const list = page.getByRole('list', { name: '提案素材' });
  for (const { title } of rows) await list.getByText(title).first().waitFor();
  const shown = async (): Promise<string[]> => {
    const download = await downloadOf(journey, async () => {
      await page.getByRole('button', { name: '导出' }).click();
      await page.getByRole('menuitem', { name: '投放方案（PPT）' }).click();
    });
    const pages = readPresentation(download.bytes).slides.filter(({ title }) => title.startsWith('创意参考'));
    return pages.flatMap(({ texts }) => texts);
  };
  const all = await api.call('common-attachment/creativeAppPageQuery', { pageSize: 100 });
  const named = await shown();
  const onDeck = all.rows.filter(({ title }) => named.includes(title)).map(({ title }) => title);
  expect(new Set(onDeck)).toEqual(new Set(rows.map(({ title }) => title)));
  await list
    .getByRole('button', { name: `移出提案素材：${rows[0].title}` })
    .first()
    .click();
  await expectSoon(async () => (await api.call('v1/orders/materials/list', { orderId })).works.length).toBe(
    1,
  );
});

test('media are narrowed by goal and budget in the address, and told when none is left', async () => {
  const { page } = journey;
  await page.goto('/media/category?goal=launch&budget=5');
  const filters = page.getByRole('search', { name: '筛选媒体形式' }).or(page.getByLabel('筛选媒体形式'));
  await filters
    .first()
    .getByText(/新品上市（\d+）/)
    .waitFor();
  const cards = page.getByRole('article');
  await page.goto('/media/category?goal=store&budget=5&tag=%5B"商旅人群"%5D');
  await page.getByText('没有符合条件的结果').waitFor();
  await expectSoon(() => cards.count()).toBe(0);
});
