import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { evaluator } from '../../packages/report/src/testing/evaluate-formula.ts';
import { readWorkbook, type ReadWorkbook } from '../../packages/report/src/testing/read-workbook.ts';
import { downloadOf, type JourneyPage } from '../harness/browser.ts';
import { expectSoon } from '../harness/expect-soon.ts';

const yuanOf = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);

interface ScreenTotals {
  readonly rateCard: number;
  readonly net: number;
  readonly production: number;
  readonly service: number;
  readonly tax: number;
  readonly total: number;
}

/** Sums of the cost drawer, in fen. */
export async function totalsOnScreen(page: Page): Promise<ScreenTotals> {
  await page.getByRole('button', { name: '费用汇总' }).click();
  const drawer = page.getByRole('dialog', { name: '费用汇总' });
  const cells = drawer
    .locator('tfoot td, .ant-table-summary td, tfoot th')
    .filter({ hasText: '¥', visible: true });
  await expectSoon(() => cells.count()).toBe(6);
  const texts = (await cells.allInnerTexts()).map(yuanOf);
  const [rateCard, net, production, serviceFee, tax, total] = texts;
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  return {
    rateCard: rateCard,
    net: net,
    production: production,
    service: serviceFee,
    tax: tax,
    total: total,
  };
}

/** A workbook of the export menu. */
export async function exported(
  tab: JourneyPage,
  item: string,
): Promise<{ fileName: string; book: ReadWorkbook }> {
  const { fileName, bytes } = await downloadOf(tab, async () => {
    await tab.page.getByRole('button').filter({ hasText: /^导出/ }).click();
    await tab.page.getByRole('menuitem', { name: item }).click();
  });
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  return { fileName, book: readWorkbook(bytes) };
}

/** Row and columns of a sheet by the titles of its head row. */
function rowsOf(book: ReadWorkbook, sheetName: string): Map<string, Map<string, string>> {
  const rows = new Map<string, Map<string, string>>();
  for (const { address } of book.sheets.get(sheetName)!.cells.values()) {
    const [, column, row] = /^([A-Z]+)(\d+)$/.exec(address)!;
    rows.set(row, (rows.get(row) ?? new Map()).set(column, address));
  }
  return rows;
}

/** Results of the formulas in the row that begins with `marker`, by column title, in fen. */
export function fenByTitle(
  book: ReadWorkbook,
  sheetName: string,
  titles: readonly string[],
  marker: string,
): number[] {
  const { cells } = book.sheets.get(sheetName)!;
  const compute = evaluator(book.sheets);
  const rows = [...rowsOf(book, sheetName).values()];
  const head = rows.find((row) =>
    titles.every((title) => [...row.values()].some((at) => cells.get(at)!.value === title)),
  )!;
  const total = rows.find((row) => [...row.values()].some((at) => cells.get(at)!.value === marker))!;
  return titles.map((title) => {
    const [column] = [...head].find(([, at]) => cells.get(at)!.value === title)!;
    return Math.round(Number(compute(sheetName, total.get(column)!)) * 100);
  });
}
