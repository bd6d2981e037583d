import { expectSoon } from '../harness/expect-soon.ts';
import type { Journey } from '../harness/journey.ts';
import { shenzhen } from '../harness/shenzhen.ts';
import { screenshot, untilCalm } from '../harness/screenshot.ts';
import { onMap } from './on-map.ts';

/** The map shows every vacant position of the plan: locates a row on it, then picks the row by a click on the map. */
export async function findOnMap(journey: Journey, planId: string): Promise<void> {
  const { page, api } = journey;
  const { positions } = await api.call('v1/area-plan/positions', { planId, cityCode: shenzhen });
  await page.getByText(`全部空位点位 ${positions.length.toLocaleString('zh-CN')} 个`).waitFor();
  const vacancies = page.getByRole('region', { name: '空位热力明细' });
  const locators = vacancies.getByRole('button', { name: /^定位 / });
  // A position has a row for every form that it is sold in.
  const listed = async () =>
    new Set(await locators.evaluateAll((all) => all.map((one) => one.ariaLabel))).size;
  await locators.first().click();
  await untilCalm(page);
  // The map has moved to the position: it is in the middle of the area that panels leave free.
  await page.mouse.click(...(await onMap(journey, 0.5, 0.5)));
  await page.waitForURL(/position=/);
  const picked = new URL(page.url()).searchParams.get('position');
  const name = positions.find(({ positionId }) => positionId === picked)!.name;
  await vacancies.getByText(`点位：${name}`).waitFor();
  await expectSoon(listed).toBe(1);
  await screenshot(page, 'smart-select-position');
  await page.goBack();
  await expectSoon(listed).toBeGreaterThan(1);
}
