import { expect, test } from 'vitest';
import { withDay } from './with-day.ts';

test('a period stays a period', () => {
  expect(withDay({}, { from: '2026-12-05' })).toEqual({ from: '2026-12-05', to: '2026-12-05' });
  expect(withDay({ from: '2026-12-05', to: '2026-12-09' }, { to: '2026-12-01' })).toEqual({
    from: '2026-12-01',
    to: '2026-12-05',
  });
  expect(withDay({ from: '2026-12-05', to: '2026-12-09' }, { from: undefined })).toEqual({
    from: undefined,
    to: undefined,
  });
});
