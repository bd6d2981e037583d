import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  closeOtherTabs,
  closeTab,
  closeTabsRightOf,
  maximumTabs,
  parseStoredTabs,
  tabAfterClosing,
  tabKeyOf,
  titleOnVisit,
  visitTab,
  type PageTab,
} from './page-tab-list.ts';

const tab = (key: string): PageTab => ({ key, href: key, title: key });
const keysOf = (tabs: readonly PageTab[]) => tabs.map(({ key }) => key).join(' ');
const open = ['/', '/a', '/b', '/c'].map(tab);

test('a key is the path with its identifying parameters, or its group', () => {
  expect(tabKeyOf({ pathname: '/marketing/', search: {} })).toBe('/marketing');
  expect(tabKeyOf({ pathname: '/', search: {} })).toBe('/');
  const search = { planId: 'p 1', city: '440300' };
  expect(tabKeyOf({ pathname: '/plan', search, tabKeys: ['planId'] })).toBe('/plan?planId=p%201');
  expect(tabKeyOf({ pathname: '/plan', search: {}, tabKeys: ['planId'] })).toBe('/plan');
  expect(tabKeyOf({ pathname: '/create/step-2', search: {}, tabGroup: '/create' })).toBe('/create');
});

test('visiting opens a tab once and renews its address', () => {
  const again = visitTab(open, { key: '/b', href: '/b?page=2', title: 'B' }, []);
  expect(keysOf(again)).toBe('/ /a /b /c');
  expect(again[2].href).toBe('/b?page=2');
  expect(keysOf(visitTab(open, tab('/d'), []))).toBe('/ /a /b /c /d');
});

test('a page keeps the title it took, until its tab goes on to another page of the group', () => {
  const known = { key: '/create', href: '/create/step-2?orderId=1', title: '基础方案 · 春季' };
  const group = { title: '基础方案', tabGroup: '/create' };
  expect(titleOnVisit(known, { ...group, href: '/create/step-2?orderId=1&city=440300' })).toBe(known.title);
  expect(titleOnVisit(known, { ...group, title: '排期', href: '/create/step-3?orderId=1' })).toBe('排期');
  expect(titleOnVisit(undefined, { ...group, href: '/create/step-2?orderId=1' })).toBe('基础方案');
  const own = { key: '/plan', href: '/plan?planId=1', title: '春季' };
  expect(titleOnVisit(own, { title: '方案', href: '/other?planId=1' })).toBe('春季');
  expect(titleOnVisit(undefined, { title: '方案', href: '/plan' })).toBe('方案');
});

test('the thirteenth tab takes the place of the one left longest ago, never of home or unsaved work', () => {
  const full = ['/', ...Array.from({ length: maximumTabs - 1 }, (_, index) => `/${index}`)].map(tab);
  const recency = ['/', '/1', '/0', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9', '/10'];
  expect(keysOf(visitTab(full, tab('/new'), recency))).not.toContain('/1 ');
  const kept = keysOf(visitTab(full, tab('/new'), recency, ['/1']));
  expect(kept).toContain('/1 ');
  expect(kept).not.toContain('/0 ');
});

test('closing keeps home', () => {
  expect(keysOf(closeTab(open, '/b'))).toBe('/ /a /c');
  expect(keysOf(closeTab(open, '/'))).toBe('/ /a /b /c');
  expect(keysOf(closeOtherTabs(open, '/b'))).toBe('/ /b');
  expect(keysOf(closeTabsRightOf(open, '/a'))).toBe('/ /a');
  expect(keysOf(closeTabsRightOf(open, '/gone'))).toBe('/ /a /b /c');
});

test('after closing the active tab its right neighbour shows, else the left one', () => {
  expect(tabAfterClosing(open, closeTab(open, '/b'), '/b')?.key).toBe('/c');
  expect(tabAfterClosing(open, closeTab(open, '/c'), '/c')?.key).toBe('/b');
  expect(tabAfterClosing(open, closeOtherTabs(open, '/a'), '/c')?.key).toBe('/a');
});

test('no sequence of visits and closings breaks the list', () => {
  const step = fc.record({
    action: fc.constantFrom('visit', 'close', 'others', 'right'),
    page: fc.integer({ min: 0, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let tabs: PageTab[] = [tab('/')];
      const recency: string[] = [];
      for (const { action, page } of steps) {
        const key = `/${page}`;
        if (action === 'visit') {
          recency.push(key);
          tabs = visitTab(tabs, tab(key), recency);
          expect(tabs.some((open) => open.key === key)).toBe(true);
        }
        if (action === 'close') tabs = closeTab(tabs, key);
        if (action === 'others') tabs = closeOtherTabs(tabs, key);
        if (action === 'right') tabs = closeTabsRightOf(tabs, key);
        expect(tabs.length).toBeLessThanOrEqual(maximumTabs);
        expect(tabs[0].key).toBe('/');
        expect(new Set(tabs.map((open) => open.key)).size).toBe(tabs.length);
      }
    }),
  );
});

test('stored tabs of another shape, or leading elsewhere, are dropped', () => {
  expect(parseStoredTabs('x')).toEqual([]);
  expect(parseStoredTabs([null, 1, {}, tab('/a'), { key: 'x', href: '//evil.example', title: 'x' }])).toEqual(
    [tab('/a')],
  );
  expect(parseStoredTabs(Array.from({ length: 40 }, (_, index) => tab(`/${index}`))).length).toBe(
    maximumTabs,
  );
});
