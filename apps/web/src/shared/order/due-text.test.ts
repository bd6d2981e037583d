import { expect, test } from 'vitest';
import { dueText } from './due-text.ts';

test('a posting is overdue, due today or to come', () => {
  expect(dueText('2026-10-30', '2026-11-02')).toEqual({ tone: 'error', text: '逾期 3 天' });
  expect(dueText('2026-11-02', '2026-11-02')).toEqual({ tone: 'warning', text: '今天' });
  expect(dueText('2026-11-03', '2026-11-02')).toEqual({ tone: 'waiting', text: '明天' });
  expect(dueText('2026-12-01', '2026-11-29')).toEqual({ tone: 'waiting', text: '2 天后' });
});
