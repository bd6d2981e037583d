import type { CallOutput } from '@ooh/contract/registry';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSoon } from '../harness/expect-soon.ts';

type Saved = CallOutput<'bus-plan/v1/getCityBusLinePlanDeliveryData'>;
type Evaluation = CallOutput<'v1/bus-plan/evaluate'>;

export async function untilEvaluated(page: Page): Promise<void> {
  await page
    .locator('section[aria-label="实时评估"][aria-busy="false"]')
    .getByText('TA 到达率')
    .first()
    .waitFor();
}

export const panel = (page: Page) => page.getByRole('region', { name: '实时评估' });

/** Expands the collapsed figures of the card. */
async function unfoldFigures(page: Page): Promise<void> {
  const more = panel(page).getByRole('button', { name: '全部指标与口径' });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
}

/** The panel's figures are those of the service. */
export async function expectShown(page: Page, evaluation: Evaluation): Promise<void> {
  await unfoldFigures(page);
  const shown = expectSoon(async () => (await panel(page).innerText()).replaceAll(/\s+/g, ' '));
  const share = (value: number) => `${(value * 100).toFixed(1)}%`;
  await shown.toContain(`${evaluation.lines} 条 · ${evaluation.vehicles} 辆`);
  await shown.toContain(share(evaluation.reachShare.value!));
  await shown.toContain(share(evaluation.taConcentrationPeople.value!));
  await shown.toContain(share(evaluation.taConcentrationImpressions.value!));
  await shown.toContain(`${evaluation.frequency.value!.toFixed(1)} 次`);
  await shown.toMatch(new RegExp(`千人成本 CPM [^¥]*¥${(evaluation.cpmFen! / 100).toFixed(2)}`));
}

/** Milliseconds from the next keystroke to the moment when the evaluation on screen is that of the edit. */
function watchEvaluation(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'input',
          () => {
            const started = performance.now();
            let wasBusy = false;
            const look = () => {
              const isBusy = document.querySelector('section[aria-label="实时评估"]')?.ariaBusy === 'true';
              if (wasBusy && !isBusy) return resolve(performance.now() - started);
              wasBusy ||= isBusy;
              requestAnimationFrame(look);
            };
            look();
          },
          { once: true, capture: true },
        );
      }),
  );
}

/** Vehicle fields of the lines in the plan, as far as the table shows them. */
const fields = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('spinbutton') })
    .getByRole('spinbutton');

/** Sets one line's vehicles by one up, or down where all are taken; returns the change, the answer and the times. */
export async function editOne(page: Page, at: number) {
  const field = fields(page).nth(at);
  const vehicles = Number(await field.getAttribute('aria-valuenow'));
  const limit = Number(await field.getAttribute('aria-valuemax'));
  const next = vehicles < limit ? vehicles + 1 : vehicles - 1;
  const answered = page.waitForResponse((response) => response.url().includes('/bus-plan/evaluate'));
  const shown = watchEvaluation(page);
  await field.fill(String(next));
  const [response, shownMs] = await Promise.all([answered, shown]);
  const { delivery } = response.request().postDataJSON() as { delivery: Saved['delivery'] };
  const { body } = (await response.json()) as { body: Evaluation };
  const serviceMs = response.request().timing().responseEnd;
  return { change: next - vehicles, delivery, evaluation: body, shownMs, serviceMs };
}

/** The figures of the evaluation; the comparison with the saved plan ends with a save. */
export async function figuresOfPanel(page: Page): Promise<readonly string[]> {
  const text = await panel(page).evaluate((shown) => {
    const comparison = shown.querySelector<HTMLElement>('section[aria-label="方案比较"]');
    return (shown as HTMLElement).innerText.replace(comparison?.innerText ?? '', '');
  });
  const figures = text.match(/[\d,.]+(?:%| 次| 万| 亿)/g) ?? [];
  expect(figures.length).toBeGreaterThan(5);
  return figures;
}
