import type { ReportBlock, ReportPage } from './report-page.ts';

/** Words of the trade's own books; a report that goes to the client has none of them. */
export const internalWords = ['成本', '折扣', '净价', '返点', '毛利', '竞品', '建议', '底价'] as const;

const blockTexts = (block: ReportBlock): readonly string[] => {
  switch (block.kind) {
    case 'kpis':
      return block.items.flatMap(({ label, value, note }) => [label, value, note]);
    case 'chart':
      return [
        block.title,
        block.categoryName,
        block.valueName,
        ...block.categories,
        ...block.series.map(({ name }) => name),
      ];
    case 'table':
      return [block.name, ...block.columns.map(({ title }) => title), ...block.rows.flat()];
    case 'photos':
      return block.photos.map(({ caption }) => caption);
    case 'text':
      return block.paragraphs;
  }
};

/** Every text of a page, as screen and files show it. */
export const pageTexts = ({ title, blocks, source }: ReportPage): string[] => [
  title,
  ...blocks.flatMap(blockTexts),
  source,
];

/** Internal words of pages that were written by people: which word, and on which page it stands. */
export function internalWordsIn(
  pages: readonly ReportPage[],
): { readonly word: string; readonly page: string }[] {
  return pages.flatMap((page) => {
    const said = pageTexts(page).join('\n');
    return internalWords.flatMap((word) => (said.includes(word) ? [{ word, page: page.title }] : []));
  });
}
