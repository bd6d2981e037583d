import type { ContentBlock, ContentTable } from '@ooh/contract/domain/content';

export type Blocks = readonly ContentBlock[];

/** Blocks that can be added; figures are drawn by the product. */
export const addedBlocks = [
  { type: 'text', label: '段落' },
  { type: 'table', label: '表格' },
  { type: 'callout', label: '提示' },
] as const;
export type AddedType = (typeof addedBlocks)[number]['type'];

/** An empty block of a type; a table begins with a row to be filled in. */
export function emptyBlock(type: AddedType): ContentBlock {
  if (type === 'text') return { type, heading: '', text: '' };
  if (type === 'callout') return { type, tone: 'info', text: '' };
  return { type, caption: '', columns: ['事项', '说明'], rows: [{ key: 'row-1', cells: ['', ''] }] };
}

/** A list with an entry moved by so many places; as it was where there is no such place. */
export function moved<Entry>(entries: readonly Entry[], from: number, by: number): Entry[] {
  const to = from + by;
  if (to < 0 || to >= entries.length) return [...entries];
  return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]);
}

export const replaceBlock = (blocks: Blocks, index: number, block: ContentBlock): ContentBlock[] =>
  blocks.with(index, block);

export const setCell = (
  table: ContentTable,
  rowIndex: number,
  column: number,
  text: string,
): ContentTable => {
  const row = table.rows[rowIndex];
  return { ...table, rows: table.rows.with(rowIndex, { ...row, cells: row.cells.with(column, text) }) };
};

/** A key that no row has yet. */
function freeKey({ rows }: ContentTable): string {
  const taken = new Set(rows.map(({ key }) => key));
  let number = rows.length + 1;
  while (taken.has(`row-${number}`)) number++;
  return `row-${number}`;
}

export const addRow = (table: ContentTable): ContentTable => ({
  ...table,
  rows: [...table.rows, { key: freeKey(table), cells: table.columns.map(() => '') }],
});

export const removeRow = (table: ContentTable, rowIndex: number): ContentTable => ({
  ...table,
  rows: table.rows.toSpliced(rowIndex, 1),
});

/** What keeps a draft from being saved; undefined where nothing does. */
export function blocksProblem(title: string, blocks: Blocks): string | undefined {
  if (title.trim() === '') return '请填写标题';
  for (const block of blocks) {
    if ((block.type === 'text' || block.type === 'callout') && block.text.trim() === '')
      return '有空的段落，请填写或删除';
    if (block.type === 'table' && block.caption.trim() === '') return '有表格没有表名，请填写或删除';
    if (block.type === 'table' && block.rows.some(({ cells }) => cells[0].trim() === ''))
      return `「${block.caption}」有一行没有名称`;
  }
  return blocks.length === 0 ? '正文不能为空' : undefined;
}
