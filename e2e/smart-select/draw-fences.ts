import { expect } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { expectSoon } from '../harness/expect-soon.ts';
import type { Journey } from '../harness/journey.ts';
import { screenshot, untilCalm } from '../harness/screenshot.ts';
import { importStores } from './import-stores.ts';
import { onMap } from './on-map.ts';

/** Imports stores as fences, then draws fences by pointer and by keyboard; invalid ones are refused. Two fences remain. */
export async function drawFences(journey: Journey): Promise<void> {
  const fencePanel = () => journey.page.getByRole('region', { name: /^围栏（\d+）/ });
  const mapCanvas = () => journey.page.getByRole('application', { name: /地图/ });
  const fences = () => fencePanel().getByRole('list', { name: '围栏' }).getByRole('listitem');

  await journey.page.getByText('请先绘制围栏或导入门店').waitFor({ timeout: 60_000 });
  await journey.page.getByRole('button', { name: '导入门店' }).click();
  const dialog = journey.page.getByRole('dialog', { name: '导入门店，自动生成围栏' });
  await dialog
    .getByRole('textbox', { name: '门店清单' })
    .fill(
      '名称,经度,纬度\n福田店,114.055,22.541\n海岸城店,113.936,22.517\n颠倒店,22.5,114.05\n广州店,113.27,23.13\n',
    );
  await dialog.getByText('2 行未采用').waitFor();
  await dialog.getByText(/「广州店,113.27,23.13」：坐标在深圳市以外 \d+\.\d 公里/).waitFor();
  await dialog.getByRole('button', { name: '生成 2 个围栏' }).click();
  await expectSoon(() => fences().count()).toBe(2);
  await importStores(journey);
  await untilCalm(journey.page);

  // A rectangle with the pointer, then a polygon that crosses itself.
  await fencePanel().getByRole('button', { name: '矩形' }).click();
  await journey.page.mouse.click(...(await onMap(journey, 0.5, 0.5)));
  await journey.page.mouse.move(...(await onMap(journey, 0.55, 0.55)));
  await fencePanel()
    .getByText(/\d+ × \d+ 米/)
    .waitFor();
  await journey.page.mouse.click(...(await onMap(journey, 0.55, 0.55)));
  await expectSoon(() => fences().count()).toBe(3);
  await fencePanel().getByRole('button', { name: '多边形' }).click();
  for (const [x, y] of [
    [0.5, 0.6],
    [0.6, 0.7],
    [0.6, 0.6],
    [0.5, 0.7],
  ] as const)
    await journey.page.mouse.click(...(await onMap(journey, x, y)));
  await journey.page.keyboard.press('Enter');
  await journey.page.getByText('围栏的边不能相交，请重新绘制').waitFor();
  await expectSoon(() => fences().count()).toBe(3);

  // A circle by keyboard alone: Space sets the middle and the edge, arrows move the map.
  await fencePanel().getByRole('button', { name: '圆形' }).focus();
  await journey.page.keyboard.press('Enter');
  await expectSoon(() => mapCanvas().evaluate((canvas) => canvas === document.activeElement)).toBe(true);
  await journey.page.keyboard.press('Space');
  await fencePanel().getByText('已定圆心').waitFor();
  for (let at = 0; at < 2; at += 1) await journey.page.keyboard.press('ArrowRight');
  await fencePanel()
    .getByText(/半径 [1-9]\d* 米/)
    .waitFor();
  await journey.page.keyboard.press('Space');
  const outcome = fencePanel()
    .getByText(/半径须在/)
    .or(fences().nth(3));
  await outcome.first().waitFor();
  const drawn = await fences().count();
  await journey.page.keyboard.press('Control+z');
  await expectSoon(() => fences().count()).toBe(drawn === 4 ? 3 : 2);
  await fencePanel().getByRole('button', { name: '重做' }).click();
  await expectSoon(() => fences().count()).toBe(drawn);
  for (let left = drawn - 1; left >= 2; left -= 1) {
    await fences().last().getByRole('button', { name: /^删除/ }).click();
    await expectSoon(() => fences().count()).toBe(left);
  }
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await screenshot(journey.page, 'smart-select-fences');
}
