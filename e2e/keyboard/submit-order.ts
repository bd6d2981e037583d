import { expect } from 'vitest';
import { activeOption } from '../harness/active-option.ts';
import type { Api } from '../harness/api.ts';
import type { JourneyPage } from '../harness/browser.ts';
import { expectSoon } from '../harness/expect-soon.ts';
import { expectTrapped, press, tabTo, typeInto } from '../harness/keyboard.ts';
import { goTo, signIn } from './enter.ts';

const orderName = '星河汽车 深圳 键盘走查';

async function stored(api: Api) {
  const { rows } = await api.call('mediaOrder/list', { keyword: '键盘走查' });
  expect(rows).toHaveLength(1);
  return rows[0];
}

/** An order from signing in to submitted. */
export async function submitOrder(tab: JourneyPage, api: Api): Promise<void> {
  const { page } = tab;
  await signIn(tab);
  await goTo(tab, '订单模式');
  await press(page, page.getByRole('link', { name: '新建订单' }).first());
  await tabTo(page, page.getByRole('radio', { name: '基础方案' }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: '下一步：填写需求' }));

  await typeInto(page, page.getByRole('textbox', { name: /^订单名称/ }), orderName);
  await typeInto(page, page.getByRole('combobox', { name: /^品牌/ }), '星河汽车');
  await activeOption(page, '星河汽车').waitFor();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: /品牌认知/ }));
  await page.keyboard.press('Space');
  const cities = page.locator('#order-cityCodes');
  await press(page, cities.and(page.locator(':not(.ant-btn-loading)')));
  const picker = page.getByRole('dialog');
  await picker.locator(':focus').waitFor();
  await expectTrapped(page, picker);
  await typeInto(page, picker.getByRole('textbox', { name: '搜索城市' }), '深圳');
  await picker.getByText('搜索结果').waitFor();
  await tabTo(page, picker.getByRole('checkbox', { name: '深圳市', exact: true }));
  await page.keyboard.press('Space');
  await press(page, picker.getByRole('button', { name: /^确\s*定$/ }));
  await picker.waitFor({ state: 'hidden' });
  await cities.and(page.locator(':focus')).waitFor();
  await tabTo(page, page.getByRole('checkbox', { name: '公交车身' }));
  await page.keyboard.press('Space');
  await typeInto(page, page.getByLabel(/^上刊日/), '2027-03-01');
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByLabel(/^下刊日/), '2027-03-28');
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByRole('textbox', { name: /^预算/ }), '60');
  await press(page, page.getByRole('button', { name: '下一步：方案配置' }));
  await page.waitForURL(/step-2-base\?orderId=/);

  await press(page, page.getByRole('button', { name: /^按预算填充/ }));
  await page.getByRole('navigation', { name: '城市' }).getByText('已配置').waitFor();
  await press(page, page.getByRole('button', { name: '下一步：排期与确认' }), 'Shift+Tab');
  await page.waitForURL(/step-3\?orderId=/);

  const grid = page.getByRole('grid', { name: '排期表' });
  await tabTo(page, grid);
  const { version } = await stored(api);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  await expectSoon(async () => (await stored(api)).version).toBe(version + 1);
  await press(page, page.getByRole('button', { name: '检查空位' }), 'Shift+Tab');
  await page.getByText(/行媒体在所选档期均有空位/).waitFor();

  const submit = page.getByRole('button', { name: /^提\s*交$/ });
  await press(page, submit, 'Shift+Tab');
  const dialog = page.getByRole('dialog', { name: '提交订单' });
  await dialog.locator(':focus').waitFor();
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await submit.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await dialog.locator(':focus').waitFor();
  await press(page, dialog.getByRole('button', { name: '确认提交' }));
  await page.getByText(/已提交$/).waitFor();
  expect((await stored(api)).state).toBe('confirming');
}
