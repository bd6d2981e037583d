import { expect, test } from 'vitest';
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

test('an advertiser is two clicks from his report: home says what was achieved and leads there', async () => {
  const { page } = journey;
  await page.goto('/');
  await page
    .getByText(/^每 \d+ 位目标顾客，有/)
    .first()
    .waitFor({ timeout: 60_000 });
  await page.getByRole('link', { name: '查看评估报告' }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(postedOrderName) }).waitFor();
  const figures = page.getByRole('table', { name: '计划与按执行测算' });
  await figures.getByRole('row', { name: /^TA 到达率/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/evaluation/detail');
  journey.expectNoTrouble();
});
