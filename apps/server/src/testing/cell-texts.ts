import { readWorkbook } from '@ooh/report/testing/read-workbook';

/** Texts of all cells of a workbook, in their order. */
export const cellTexts = (bytes: Uint8Array): string[] =>
  [...readWorkbook(bytes).sheets.values()].flatMap((sheet) =>
    [...sheet.cells.values()].map(({ value }) => String(value)),
  );
