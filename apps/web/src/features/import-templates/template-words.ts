import { crsLabels, importModeNames } from '@ooh/contract/domain/data-release';
import type { ImportTemplateDetail } from '@ooh/contract/domain/import-template';

/** How a template reads a file, in two lines: what of the file, and how it is taken. */
export function readingText(template: ImportTemplateDetail): [string, string] {
  const { mapping, words, headerRow, crs, mode } = template;
  const constants = mapping.filter(({ constant }) => constant !== null).length;
  const parts = [
    `${mapping.length - constants} 列`,
    ...(constants > 0 ? [`${constants} 个固定值`] : []),
    ...(words.length > 0 ? [`${words.length} 个词义`] : []),
  ];
  return [parts.join(' · '), [headerText(headerRow), crsLabels[crs], importModeNames[mode]].join(' · ')];
}

/** Where the header is. */
export const headerText = (headerRow: number): string =>
  headerRow === 0 ? '没有表头' : `表头在第 ${headerRow} 行`;

const byNames = { schedule: '定时导入', key: '密钥' } as const;

/** 定时导入「点位每日」、密钥「夜间同步」（王敏）. */
export const usesText = (usedBy: ImportTemplateDetail['usedBy']): string =>
  usedBy.map(({ by, name, owner }) => `${byNames[by]}「${name}」（${owner}）`).join('、');
