import type { ArrangedPage, PageChange } from '@ooh/report/report-page';

/** The arranged pages as changes, so that they can be changed further. */
const changesOf = (arranged: readonly ArrangedPage[]): PageChange[] =>
  arranged.map(({ page, isHidden, isRenamed }) => ({
    pageId: page.pageId,
    isHidden,
    title: isRenamed ? page.title : null,
  }));

/** Changes of the pages that are not among these stay as they are. */
function merged(before: readonly PageChange[], now: readonly PageChange[]): PageChange[] {
  const ids = new Set(now.map(({ pageId }) => pageId));
  return [...before.filter(({ pageId }) => !ids.has(pageId)), ...now];
}

export type PageEdit =
  | { readonly kind: 'hide'; readonly pageId: string; readonly isHidden: boolean }
  /** An empty title brings back the one that follows from the figures. */
  | { readonly kind: 'rename'; readonly pageId: string; readonly title: string }
  | { readonly kind: 'move'; readonly pageId: string; readonly by: 1 | -1 };

/** The changes of a report with one edit more; `arranged` are the pages as the reader sees them. */
export function editPages(
  before: readonly PageChange[],
  arranged: readonly ArrangedPage[],
  edit: PageEdit,
): PageChange[] {
  const now = changesOf(arranged);
  const at = now.findIndex(({ pageId }) => pageId === edit.pageId);
  if (at < 0) return [...before];
  switch (edit.kind) {
    case 'hide':
      now[at] = { ...now[at], isHidden: edit.isHidden };
      break;
    case 'rename':
      now[at] = { ...now[at], title: edit.title.trim() === '' ? null : edit.title.trim() };
      break;
    case 'move': {
      const to = at + edit.by;
      if (to < 0 || to >= now.length) break;
      [now[at], now[to]] = [now[to], now[at]];
    }
  }
  return merged(before, now);
}
