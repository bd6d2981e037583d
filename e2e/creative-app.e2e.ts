import { expect, test } from 'vitest';
import { expectSoon } from './harness/expect-soon.ts';
import { startJourney } from './harness/journey.ts';

const journey = startJourney('creative-app', { data: 'planned-shenzhen' });

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
