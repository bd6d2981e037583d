import type { ImportIssue } from '@ooh/contract/domain/data-release';
import { expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

const issue = (change: Partial<ImportIssue>): ImportIssue => ({
  severity: 'error',
  row: null,
  field: null,
  reason: '文件没有数据行',
  value: null,
  ...change,
});

test('an error about the whole file refuses it', () => {
  expect(refusalOf({ issues: [issue({ row: 3, reason: 'x' }), issue({})] })).toBe('文件没有数据行');
});

test('errors of rows, of fields and warnings refuse nothing', () => {
  const issues = [issue({ row: 1 }), issue({ field: '线路名称' }), issue({ severity: 'warning' })];
  expect(refusalOf({ issues })).toBeUndefined();
});
