import { arrangePages, type PageChange, type ReportPage } from '@ooh/report/report-page';
import { expect, test } from 'vitest';
import { editPages } from './page-changes.ts';

const page = (pageId: string): ReportPage => ({
  pageId,
  section: 's',
  title: pageId,
  blocks: [],
  source: '',
});
const pages = ['a', 'b', 'c'].map(page);
const elsewhere: PageChange = { pageId: 'other', isHidden: true, title: null };
const titles = (changes: readonly PageChange[]) =>
  arrangePages(pages, changes).map(({ page: { title }, isHidden }) => (isHidden ? `(${title})` : title));

test('edits follow one another and leave the pages of other parts alone', () => {
  let changes: readonly PageChange[] = [elsewhere];
  const edit = (one: Parameters<typeof editPages>[2]) => {
    changes = editPages(changes, arrangePages(pages, changes), one);
  };
  edit({ kind: 'move', pageId: 'c', by: -1 });
  expect(titles(changes)).toEqual(['a', 'c', 'b']);
  edit({ kind: 'hide', pageId: 'a', isHidden: true });
  edit({ kind: 'rename', pageId: 'b', title: ' 成果 ' });
  expect(titles(changes)).toEqual(['(a)', 'c', '成果']);
  edit({ kind: 'rename', pageId: 'b', title: '' });
  edit({ kind: 'move', pageId: 'a', by: -1 });
  edit({ kind: 'hide', pageId: 'nowhere', isHidden: true });
  expect(titles(changes)).toEqual(['(a)', 'c', 'b']);
  expect(changes).toContainEqual(elsewhere);
});
