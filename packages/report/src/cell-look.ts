import type { CellLook } from './workbook-draft.ts';

/** Brand blue of booked days and title bars. */
const brandBlue = '027FFF';
const headFill = 'E8F3FF';
const restFill = 'F2F3F5';
const inputFill = 'FFFBE6';
const subtotalFill = 'F4F6F9';
const totalFill = 'DCEBFF';
const secondary = '4E5969';

export const moneyFormat = '#,##0.00';
export const examplePriceFormat = '#,##0.00"（示例价）"';
export const integerFormat = '#,##0';
export const percentFormat = '0.0#%';
export const periodFormat = '0.00';
export const dateFormat = 'yyyy-mm-dd';

const bodyBase = { border: true } as const satisfies CellLook;
const bodyNumber = { border: true, align: 'right' } as const satisfies CellLook;

/** All cell styles of the workbooks; one object each, so equal cells share one style. */
export const looks = {
  documentTitle: { bold: true, size: 22, color: brandBlue },
  sheetTitle: { bold: true, size: 14 },
  sheetSubtitle: { color: secondary },
  sectionTitle: { bold: true, size: 12, color: brandBlue },
  label: { ...bodyBase, color: secondary, fill: subtotalFill },
  value: { ...bodyBase, wrap: true },
  valueMoney: { ...bodyBase, align: 'left', numberFormat: moneyFormat },
  paragraph: { wrap: true, verticalTop: true },
  notice: { bold: true, color: 'C9304A', wrap: true },
  band: { ...bodyBase, bold: true, align: 'center', color: 'FFFFFF', fill: '0B70E6' },
  head: { ...bodyBase, bold: true, align: 'center', fill: headFill, wrap: true },
  text: { ...bodyBase, wrap: true },
  centered: { ...bodyBase, align: 'center' },
  money: { ...bodyNumber, numberFormat: moneyFormat },
  integer: { ...bodyNumber, numberFormat: integerFormat },
  decimal: { ...bodyNumber, numberFormat: '#,##0.00##' },
  percent: { ...bodyNumber, numberFormat: percentFormat },
  period: { ...bodyNumber, numberFormat: periodFormat },
  date: { ...bodyBase, align: 'center', numberFormat: dateFormat },
  inputMoney: { ...bodyNumber, numberFormat: moneyFormat, fill: inputFill, unlocked: true },
  inputExamplePrice: { ...bodyNumber, numberFormat: examplePriceFormat, fill: inputFill, unlocked: true },
  inputInteger: { ...bodyNumber, numberFormat: integerFormat, fill: inputFill, unlocked: true },
  inputPercent: { ...bodyNumber, numberFormat: percentFormat, fill: inputFill, unlocked: true },
  inputText: { ...bodyBase, wrap: true, fill: inputFill, unlocked: true },
  subtotalText: { ...bodyBase, bold: true, fill: subtotalFill },
  subtotalMoney: { ...bodyNumber, bold: true, fill: subtotalFill, numberFormat: moneyFormat },
  subtotalInteger: { ...bodyNumber, bold: true, fill: subtotalFill, numberFormat: integerFormat },
  totalText: { ...bodyBase, bold: true, fill: totalFill },
  totalMoney: { ...bodyNumber, bold: true, fill: totalFill, numberFormat: moneyFormat },
  totalInteger: { ...bodyNumber, bold: true, fill: totalFill, numberFormat: integerFormat },
  totalPercent: { ...bodyNumber, bold: true, fill: totalFill, numberFormat: percentFormat },
  dayHead: { ...bodyBase, size: 8, align: 'center', fill: headFill, numberFormat: 'd' },
  restDayHead: { ...bodyBase, size: 8, align: 'center', fill: 'D9DCE1', numberFormat: 'd' },
  /** The value 1 counts in sums but is hidden; readers see the fill. */
  bookedDay: { ...bodyBase, fill: brandBlue, numberFormat: ';;;' },
  freeDay: bodyBase,
  freeRestDay: { ...bodyBase, fill: restFill },
  dayTotal: { ...bodyBase, size: 8, bold: true, align: 'center', fill: totalFill, numberFormat: '0;;' },
  signature: { ...bodyBase, wrap: true, verticalTop: true },
} as const satisfies Record<string, CellLook>;
