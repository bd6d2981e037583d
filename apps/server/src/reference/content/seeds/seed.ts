import type { ContentBlock, ContentVersion } from '@ooh/contract/domain/content';
import type { ContentKind, ContentRoute } from '@ooh/contract/domain/content-names';

export interface Seed {
  readonly docId: string;
  readonly kind: ContentKind;
  readonly route: ContentRoute;
  readonly title: string;
  readonly body: ContentBlock[];
}

/** The first version of a document, as the product ships it. */
export const seed = (document: Seed): ContentVersion => ({
  ...document,
  version: 1,
  effectiveOn: '2026-11-01',
  changeNote: '随产品首次发布',
  author: null,
  publishedAt: null,
});

export const text = (heading: string, words: string): ContentBlock => ({
  type: 'text',
  heading,
  text: words,
});
export const callout = (words: string, tone: 'info' | 'warning' = 'info'): ContentBlock => ({
  type: 'callout',
  tone,
  text: words,
});

/** A table whose rows begin with their keys. */
export const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly [key: string, ...cells: string[]])[],
): ContentBlock => ({
  type: 'table',
  caption,
  columns: [...columns],
  rows: rows.map(([key, ...cells]) => ({ key, cells })),
});
