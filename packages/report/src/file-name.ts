import { dayNumberOf } from './calendar-days.ts';

export interface FileNameParts {
  readonly brandName: string;
  readonly projectName: string;
  /** e.g. `排期表`, `报价单`. */
  readonly documentName: string;
  /** e.g. `V3`. */
  readonly versionLabel: string;
  /** ISO date or date-time; its date is printed. */
  readonly issuedAt: string;
}

/**
 * `{品牌}_{项目}_{文档}_{V版本}_{yyyyMMdd}` with its extension, safe on every common file system: no path or wildcard
 * characters, no control or direction-changing characters, at most 240 bytes in UTF-8.
 */
export function documentFileName(parts: FileNameParts, extension: 'xlsx' | 'pptx' | 'pdf'): string {
  const date = parts.issuedAt.slice(0, 10);
  dayNumberOf(date);
  const names = [
    filePart(parts.brandName, 66, '未命名品牌'),
    filePart(parts.projectName, 96, '未命名项目'),
    filePart(parts.documentName, 36, '文档'),
    filePart(parts.versionLabel, 18, 'V1'),
    date.replaceAll('-', ''),
  ];
  return `${names.join('_')}.${extension}`;
}

/** The name of a workbook. */
export const workbookFileName = (parts: FileNameParts): string => documentFileName(parts, 'xlsx');

/** One part: unsafe characters removed, blanks removed, underscores reserved for the separator, limited to a byte length. */
function filePart(text: string, maximumBytes: number, fallback: string): string {
  const clean = text
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffd]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '')
    .replace(/[\s_]+/g, '-')
    .replace(/^[.~-]+|[.-]+$/g, '');
  let bytes = 0;
  let kept = '';
  for (const character of clean) {
    bytes += utf8Length(character.codePointAt(0) ?? 0);
    if (bytes > maximumBytes) break;
    kept += character;
  }
  return kept.replace(/[.-]+$/g, '') || fallback;
}

function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
