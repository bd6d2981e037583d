import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cellText,
  distinctSheetNames,
  looksLikeFormula,
  maximumCellText,
  pageHeaderText,
  quotedSheetName,
  sheetName,
  storedText,
} from './cell-guard.ts';

test.each([
  '=1+1',
  '+86 755',
  '-5%',
  '@SUM(A1)',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  ' =1',
  '\u200b=1',
  '\u3000=1',
  '|cmd',
])('%j would be retyped as a formula', (text) => {
  expect(looksLikeFormula(cellText(text))).toBe(true);
});

test.each(['\t=1', '\r=1', '\r\n=1', '\u0000=1'])(
  '%j is one once its control characters are gone',
  (text) => {
    expect(cellText(text)).toBe('=1');
    expect(looksLikeFormula(cellText(text))).toBe(true);
  },
);

test.each(['M101路', '1=1', '—', '深圳-广州', ''])('%j is plain', (text) => {
  expect(looksLikeFormula(text)).toBe(false);
});

test('cell text is legal XML, bounded and idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const clean = cellText(text);
      // oxlint-disable-next-line no-control-regex -- what must not remain
      expect(clean).not.toMatch(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/);
      expect(clean.isWellFormed()).toBe(true);
      expect(cellText(clean)).toBe(clean);
    }),
  );
  expect(cellText('a'.repeat(40_000))).toHaveLength(maximumCellText);
  expect(cellText(`${'a'.repeat(maximumCellText - 1)}😀`).isWellFormed()).toBe(true);
});

test('text that looks like a character escape is escaped', () => {
  expect(storedText('_x0041_')).toBe('_x005F_x0041_');
  expect(storedText('a_b_x00_')).toBe('a_b_x00_');
});

test('sheet names follow every rule of Excel', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 50 }), { maxLength: 12 }), (texts) => {
      const names = distinctSheetNames(texts);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(texts.length);
      for (const name of names) {
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(31);
        expect(name).not.toMatch(/[[\]:*?/\\]|^'|'$/);
        expect(name.isWellFormed()).toBe(true);
        expect(name.toLowerCase()).not.toBe('history');
      }
    }),
  );
  expect(sheetName("'a/b[c]'")).toBe('a b c');
  expect(sheetName('History')).toBe('工作表');
  expect(distinctSheetNames(['汇总', '汇总', '汇总 (2)'])).toEqual(['汇总', '汇总 (2)', '汇总 (2) (2)']);
  expect(quotedSheetName("a'b")).toBe("'a''b'");
});

test('an ampersand in a page header is a character, not a code', () => {
  expect(pageHeaderText('A&B &P', 50)).toBe('A&&B &&P');
  expect(pageHeaderText('a&&&', 4)).toBe('a&&');
});
