import { exampleRelease, type DataRelease } from '@ooh/contract/domain/data-release';
import { expect, test } from 'vitest';
import { namedCounts, undoOutcome } from './release-texts.ts';

test('counts come in a fixed order with their units', () => {
  const counts = namedCounts({ stops: 61_026, unknown: 3, lines: 1054 });
  expect(counts).toEqual([
    { name: '线路', short: '1,054 条', full: '1,054 条' },
    { name: '站点', short: '6.1 万个', full: '61,026 个' },
  ]);
});

const version = (releaseId: string, day: string, change: Partial<DataRelease>): DataRelease => ({
  ...exampleRelease,
  releaseId,
  createdAt: `2026-11-${day}T00:00:00.000Z`,
  ...change,
});

test('the newest superseded version is restored, not an undone one or one of another city', () => {
  const current = version('4', '04', { state: 'current' });
  const all = [
    current,
    version('3', '03', { state: 'undone' }),
    version('2', '02', { state: 'superseded' }),
    version('1', '01', { state: 'superseded' }),
    version('x', '03', { state: 'superseded', cityCode: '310000' }),
    version('y', '03', { state: 'superseded', kind: 'panel' }),
  ];
  expect(undoOutcome(current, all).restored?.releaseId).toBe('2');
});

test('the first version leaves nothing behind', () => {
  const only = version('1', '01', { state: 'current' });
  expect(undoOutcome(only, [only])).toEqual({ restored: undefined, makesPlansStale: true });
  expect(undoOutcome({ ...only, kind: 'places' }, []).makesPlansStale).toBe(false);
});
