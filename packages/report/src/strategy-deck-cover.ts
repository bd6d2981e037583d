import type { ReportPage } from './report-page.ts';

/** The cover of a strategy deck: its title and up to four facts. */
export const strategyCover = (title: string, facts: readonly string[], source: string): ReportPage => ({
  pageId: 'cover',
  section: 'strategy',
  title,
  isCover: true,
  blocks: [{ kind: 'text', paragraphs: facts }],
  source,
});
