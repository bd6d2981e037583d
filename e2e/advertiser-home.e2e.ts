import { expect, test } from 'vitest';
import { openPage, signIn } from './harness/browser.ts';
import { countClicks } from './harness/count-clicks.ts';
import { startJourney } from './harness/journey.ts';
import { postedOrderName, storePostedOrder } from './harness/posted-order.ts';

const journey = startJourney('advertiser-home', {
  data: 'small-shenzhen',
  as: 'customer',
  async prepare(context) {
    await storePostedOrder(context);
    const { db } = context;
    const customer = await db
      .selectFrom('app_user')
      .select(['id', 'organisation_id'])
      .where('user_name', '=', 'customer')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('media_order')
      .set({ owner_id: customer.id, organisation_id: customer.organisation_id })
      .where('name', '=', postedOrderName)
      .execute();
  },
});

test('from signing in it is two clicks to what was achieved for the money, and three to the report', async () => {
  // Signed out, on a page of its own; the page counts the clicks of the mouse.
  const visitor = await openPage(journey.browser, journey.service);
  const { page } = visitor;
  const clicks = await countClicks(page);
  await signIn(visitor, 'customer');
  // Signing in is the first click; home already answers in a sentence.
  await page
    .getByText(/^每 \d+ 位目标顾客，有/)
    .first()
    .waitFor({ timeout: 60_000 });
  expect(await clicks()).toBe(1);
  await page.getByRole('link', { name: '查看评估报告' }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(postedOrderName) }).waitFor();
  const figures = page.getByRole('table', { name: '计划与按执行测算' });
  await figures.getByRole('row', { name: /^TA 到达率/ }).waitFor();
  await page.getByText('投放金额').first().waitFor();
  expect(await clicks()).toBe(2);
  await page.getByRole('tab', { name: '结案报告' }).click();
  await page.getByRole('navigation', { name: '报告目录' }).waitFor({ timeout: 60_000 });
  expect(await clicks()).toBe(3);
  visitor.expectNoTrouble();
  await visitor.close();
});

const internalWords = ['成本', '折扣', '竞品', '建议', '毛利'];

test('his campaigns stand beside what was agreed, and the closing report is a click further', async () => {
  const { page } = journey;
  await page.goto('/');
  const campaigns = page.getByRole('table', { name: '我的投放' });
  const row = campaigns.getByRole('row', { name: new RegExp(postedOrderName) });
  await row.waitFor({ timeout: 60_000 });
  for (const name of ['TA 到达率', '约定到达率', '完成率', '报告'])
    await campaigns.getByRole('columnheader', { name }).first().waitFor();
  await page.getByRole('heading', { name: '待您处理' }).waitFor();
  const home = await page.getByRole('main').innerText();
  for (const word of internalWords) expect(home).not.toContain(word);
  // One click to what was reached, a second to the report.
  await page.getByRole('link', { name: '查看评估报告' }).click();
  await page.getByRole('tab', { name: '结案报告' }).click();
  await page.getByRole('navigation', { name: '报告目录' }).waitFor({ timeout: 60_000 });
  const papers = page.getByRole('article');
  await papers.filter({ hasText: '附录：数据版本与校验' }).waitFor();
  const said = (await papers.allInnerTexts()).join('\n');
  for (const word of internalWords) expect(said).not.toContain(word);
  // The campaign still runs: the pages are there, the file waits, and the reason is said.
  await page.getByText('投放尚未结束，全部下刊后才能导出结案报告').waitFor();
  expect(await page.getByRole('button', { name: '导出 PDF' }).isDisabled()).toBe(true);
  expect(await page.getByRole('radio', { name: '内部版' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /改标题/ }).count()).toBe(0);
  journey.expectNoTrouble();
});
