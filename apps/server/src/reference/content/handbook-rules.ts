import type { ContentBlock, ContentTable } from '@ooh/contract/domain/content';
import { handbookTables, handbookTexts } from '@ooh/contract/domain/media-handbook-names';

type Body = readonly ContentBlock[];

const tableOf = (body: Body, caption: string): ContentTable | undefined =>
  body.find((block): block is ContentTable => block.type === 'table' && block.caption === caption);

/** Cells of a form, from 0, that are whole numbers: safe margin, working days, least units. */
const numberCells = { 安全区: 4, 最晚交稿: 5, 起投量: 6 } as const;
const isWhole = (cell: string | undefined): boolean =>
  /^\d{1,6}$/.test((cell ?? '').replaceAll(',', '').trim());

function formProblem(table: ContentTable): string | undefined {
  for (const { cells } of table.rows)
    for (const [name, at] of Object.entries(numberCells)) {
      if (!isWhole(cells[at]))
        return `「${table.caption}」中「${cells[0]}」的${name}须为整数，现为「${cells[at] ?? ''}」`;
      if (at !== numberCells.安全区 && Number(cells[at].replaceAll(',', '')) === 0)
        return `「${table.caption}」中「${cells[0]}」的${name}须大于 0`;
    }
  return undefined;
}

/**
 * Why a handbook could not be read after a change, in words; undefined where it can. Screens find its parts by headings,
 * captions and the keys of rows: texts may be written anew, parts may not be lost.
 */
export function handbookProblem(before: Body, after: Body): string | undefined {
  for (const heading of Object.values(handbookTexts))
    if (!after.some((block) => block.type === 'text' && block.heading === heading))
      return `手册须有小标题为「${heading}」的段落`;
  for (const caption of Object.values(handbookTables)) {
    const [own, next] = [tableOf(before, caption), tableOf(after, caption)];
    if (next === undefined) return `手册须有表「${caption}」`;
    if (caption !== handbookTables.forms) continue;
    const lost = own?.rows.find(({ key }) => next.rows.every((row) => row.key !== key));
    if (lost !== undefined) return `「${caption}」缺少形式「${lost.cells[0]}」，在售的形式不能删除`;
    const known = new Set(own?.rows.map(({ key }) => key));
    const added = next.rows.find(({ key }) => !known.has(key));
    if (added !== undefined)
      return `「${caption}」多出「${added.cells[0]}」，形式由媒体登记，不能在手册中增加`;
    const problem = formProblem(next);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
