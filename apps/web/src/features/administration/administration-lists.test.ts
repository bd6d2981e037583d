import { expect, test } from 'vitest';
import { auditList, roleList, sessionList, userList } from './administration-lists.ts';

test('known filters are read, whatever else stands in the address', () => {
  const search = { q: ' 李 ', page: '2', size: 50, state: 'ended', of: 'u-1', z: 1 };
  expect(sessionList.parse(search)).toEqual({ q: '李', page: 2, size: 50, state: 'ended' });
  expect(userList.parse({ ...search, tab: 'organisations' })).toEqual({
    q: '李',
    page: 2,
    size: 50,
    of: 'u-1',
    tab: 'organisations',
  });
  expect(auditList.parse({ q: {}, page: -1, state: '<x>', from: '2026-13-01', to: '2026-11-01' })).toEqual({
    to: '2026-11-01',
  });
});

test('the open role and the tab are no filters', () => {
  expect(roleList.countFilters({ of: 'r-1', page: 3, size: 50 })).toBe(0);
  expect(userList.cleared({ q: 'a', of: 'o-1', tab: 'organisations', size: 50, page: 2 })).toEqual({
    tab: 'organisations',
    size: 50,
  });
  expect(auditList.countFilters({ action: 'plan.', from: '2026-11-01', to: '2026-11-02' })).toBe(3);
});
