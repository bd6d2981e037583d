import { expect, test } from 'vitest';
import { seedPlacements, seedProducts } from '../apps/server/src/demo/demo-competitor.ts';
import { enterSignedIn, openPage } from './harness/browser.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { startJourney } from './harness/journey.ts';
import { shenzhen } from './harness/shenzhen.ts';

/** A brand of the demonstration that places in Shenzhen, and the draft that carries it. */
let brandId: string;
let draftId: string;

const journey = startJourney('competition', {
  data: 'planned-shenzhen',
  async prepare(context) {
    await seedProducts(context);
    await seedPlacements(context);
  },
  async arrange({ api }) {
    const { rows } = await api.call('competitor/marketLayout', { cityCodes: [shenzhen], pageSize: 1 });
    [{ brandId }] = rows;
    const draft = { name: '深圳新品', brandId, cityCodes: [shenzhen], version: 0 };
    ({ draftId } = await api.call('v1/strategy-drafts/save', draft));
  },
});

test('the brand of the draft is the own brand without asking, and a finding is pinned to it', async () => {
  const { page, api } = journey;
  await page.goto(`/strategy/competition?draft=${draftId}`);
  await expectSoon(() => new URL(page.url()).searchParams.get('own')).toBe(brandId);
  await page.getByRole('button', { name: '固定到草稿：竞品洞察 1' }).click();
  await page.getByText(/已固定到「深圳新品」，共 1 条洞察/).waitFor();
  const draft = await api.call('v1/strategy-drafts/get', { draftId });
  expect(draft.evidence).toMatchObject([{ title: '竞品洞察 1', isOutdated: false }]);
});

test('a cell of the matrix opens its placements, whose amounts add up to the cell', async () => {
  const { page, api } = journey;
  const matrix = page.getByRole('table', { name: '品牌 × 城市花费' });
  const cell = matrix.getByRole('link').first();
  await cell.click();
  await page.waitForURL(/competition\/monitor/);
  const address = new URL(page.url()).searchParams;
  // The router writes a text of digits in quotes.
  const valueOf = (name: string) => (address.get(name) ?? '').replaceAll('"', '');
  const [brand, city] = [valueOf('brand'), valueOf('city')];
  await page.getByText('合计花费（全部页）').waitFor();
  const filter = { brandIds: [brand], cityCodes: [city] };
  const layout = await api.call('competitor/marketLayout', filter);
  const placed = await api.call('competitor/listScreenDataPage', { ...filter, pageSize: 200 });
  const sum = placed.rows.reduce((total, { spendFen }) => total + spendFen, 0);
  expect(placed.total).toBeLessThanOrEqual(200);
  expect(sum).toBe(layout.rows.find((row) => row.brandId === brand)?.cities[0].spendFen);
  const shown = new Intl.NumberFormat('zh-CN').format(Math.trunc(sum / 100));
  await page.getByText(shown, { exact: false }).first().waitFor();
});

test('the wall and the map count the same sightings, and one opens in large beside the own brand', async () => {
  const { page, api } = journey;
  await page.goto(`/strategy/competition/monitor?own=${brandId}&city=${shenzhen}&draft=${draftId}`);
  const wall = page.getByRole('list', { name: '监测图墙' });
  await wall.getByRole('button').first().click();
  await page.getByRole('complementary').getByText('首次 / 末次').waitFor();
  const asked = { brandIds: [], cityCodes: [shenzhen], withPoints: true };
  const found = await api.call('v1/competitor/sightings', asked);
  expect(found.points).toHaveLength(found.total);
  await page.getByText('重合', { exact: true }).click();
  await page.getByText(/半径 300 米内同时有/).waitFor();
});

test('a conclusion that is saved from two windows is not overwritten silently', async () => {
  const { page, browser, service } = journey;
  const address = `/strategy/competition?own=${brandId}`;
  const other = await openPage(browser, service);
  await enterSignedIn(other, service, 'planner');
  const write = async (where: typeof page, text: string) => {
    await where.getByRole('textbox', { name: '竞品结论' }).fill(text);
    await where.getByRole('button', { name: '保存结论' }).click();
  };
  for (const where of [page, other.page]) {
    await where.goto(address);
    await where.getByRole('button', { name: '写结论' }).click({ timeout: 60_000 });
  }
  await write(page, '候车亭是空白');
  await page.getByText('第 1 版', { exact: false }).first().waitFor();
  await write(other.page, '地铁是空白');
  const dialog = other.page.getByRole('dialog', { name: '该结论已被他人更新' });
  await dialog.getByText('候车亭是空白').waitFor();
  await dialog.getByRole('button', { name: '用我的内容另存为新版' }).click();
  await other.page.getByText('第 2 版', { exact: false }).first().waitFor();
});
