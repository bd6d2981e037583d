import { expect, test } from 'vitest';
import { importHref, parseImportAddress, issueList } from './import-address.ts';
import { shownStep } from './import-step.ts';

const report = {
  rowsRead: 1,
  rowsAccepted: 1,
  rowsRefused: 0,
  counts: {},
  issues: [],
  issueCount: 0,
  isUnchanged: false,
  removal: null,
};

test('without an import only the file can be chosen', () => {
  expect(shownStep('run', undefined)).toBe('file');
});

test('an unchecked import goes no further than the dry run', () => {
  const session = { state: 'uploaded', report: null } as const;
  expect(shownStep(undefined, session)).toBe('mapping');
  expect(shownStep('run', session)).toBe('check');
  expect(shownStep('file', session)).toBe('file');
});

test('a report opens the import, also after a cancelled run', () => {
  expect(shownStep('run', { state: 'checked', report })).toBe('run');
  expect(shownStep(undefined, { state: 'cancelled', report })).toBe('check');
  expect(shownStep('run', { state: 'failed', report: null })).toBe('check');
});

test('an import at work or over shows its outcome whatever the address says', () => {
  expect(shownStep('mapping', { state: 'importing', report: null })).toBe('run');
  expect(shownStep('file', { state: 'imported', report })).toBe('run');
});

test('an address survives reading and writing; strange values count as absent', () => {
  const address = { importId: 'a1-b2', step: 'check', city: '440300' } as const;
  const written = new URL(importHref(address), 'http://x').searchParams;
  expect(parseImportAddress(Object.fromEntries(written))).toEqual(address);
  expect(parseImportAddress({ importId: '../x', step: 'end', city: 44 })).toEqual({});
  expect(parseImportAddress({ city: 440300 })).toEqual({ city: '440300' });
  expect(importHref({})).toBe('/administration/import');
});

test('another severity leads to the first page of issues; another step lists them all', () => {
  const address = parseImportAddress({
    importId: 'i-1',
    step: 'check',
    severity: 'warning',
    page: 2,
    size: 50,
  });
  expect(issueList.filtered(address, { severity: 'error' })).toMatchObject({
    severity: 'error',
    page: undefined,
  });
  expect(issueList.cleared(address)).toEqual({ importId: address.importId, step: 'check', size: 50 });
  expect(parseImportAddress({ severity: 'note' })).toEqual({});
});
