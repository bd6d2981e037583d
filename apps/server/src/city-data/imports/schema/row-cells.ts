import type { IssueLog } from '../issue-log.ts';
import type { TableRow } from '../source/table-text.ts';
import { reportedField, type ColumnMapping, type ImportField } from './import-field.ts';

/** One row under a mapping: texts of its fields, validated values, and logging of issues. */
export interface RowCells {
  readonly row: number;
  /** Whether the file has a column for the field. */
  has(field: string): boolean;
  /** Text of a field, '' where the file has no such column or cell. */
  text(field: string): string;
  /** How the field is named in reports. */
  name(field: string): string;
  /** Logs an error with row, field and value; the row will not be imported. */
  refuse(field: string, reason: string, value?: string): null;
  /** Logs a warning; the value counts as absent. */
  doubt(field: string, reason: string): null;
  /** Logs a warning about a value that is used in another way than written. */
  remark(field: string, reason: string, value?: string): void;
  /** A name or other text of 1 to `most` characters; refused when empty, too long or undecodable. */
  requiredText(field: string, most: number): string | null;
  /** The same for a field that may be empty: null then, and with a warning when it is not usable. */
  optionalText(field: string, most: number): string | null;
  requiredNumber(field: string, rule: NumberRule): number | null;
  /** Null where empty, and with a warning where not usable. */
  optionalNumber(field: string, rule: NumberRule): number | null;
  /** Yuan as fen, null where empty or (with a warning) not usable. */
  optionalFen(field: string): number | null;
}

export interface NumberRule {
  readonly least: number;
  readonly most: number;
  readonly isWhole?: boolean;
}

const largestYuan = 1_000_000_000;

export function rowCells(
  row: TableRow,
  fields: readonly ImportField[],
  mapping: ColumnMapping,
  log: IssueLog,
): RowCells {
  const text = (field: string): string => {
    const column = mapping[field] ?? null;
    return column === null ? '' : (row.cells.get(column) ?? '');
  };
  const name = (field: string): string => reportedField(fields, mapping, field);
  const refuse = (field: string, reason: string, value = text(field)): null => {
    log.error(row.row, name(field), reason, value);
    return null;
  };
  const doubt = (field: string, reason: string): null => {
    log.warn(row.row, name(field), `${reason}，按空值处理`, text(field));
    return null;
  };
  const number = (field: string, rule: NumberRule, fail: (reason: string) => null): number | null => {
    const value = numberOf(text(field));
    if (Number.isNaN(value)) return fail('不是有效数字');
    if (rule.isWhole && !Number.isInteger(value)) return fail('应为整数');
    if (value < rule.least || value > rule.most) return fail(`应在 ${rule.least} 与 ${rule.most} 之间`);
    return value;
  };
  return {
    row: row.row,
    has: (field) => (mapping[field] ?? null) !== null,
    text,
    name,
    refuse,
    doubt,
    remark: (field, reason, value = text(field)) => log.warn(row.row, name(field), reason, value),
    requiredText(field, most) {
      if (text(field) === '') return refuse(field, '为空');
      const problem = problemOfText(text(field), most);
      return problem === null ? text(field) : refuse(field, problem);
    },
    optionalText(field, most) {
      if (text(field) === '') return null;
      const problem = problemOfText(text(field), most);
      return problem === null ? text(field) : doubt(field, problem);
    },
    requiredNumber: (field, rule) =>
      text(field) === '' ? refuse(field, '为空') : number(field, rule, (reason) => refuse(field, reason)),
    optionalNumber: (field, rule) =>
      text(field) === '' ? null : number(field, rule, (reason) => doubt(field, reason)),
    optionalFen(field) {
      if (text(field) === '') return null;
      const yuan = number(field, { least: 0, most: largestYuan }, (reason) => doubt(field, reason));
      return yuan === null ? null : Math.round(yuan * 100);
    },
  };
}

/** Digits with thousands separators, full-width digits, a leading ¥ or a trailing 元; NaN for anything else. */
function numberOf(text: string): number {
  const plain = text
    .normalize('NFKC')
    .replace(/[,\s]/g, '')
    .replace(/^[¥￥]/, '')
    .replace(/元$/, '');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(plain) ? Number(plain) : Number.NaN;
}

/** Reason why a text cannot be stored, or null. */
export function problemOfText(text: string, most: number): string | null {
  if (text.includes('\uFFFD') || !text.isWellFormed()) return '含有无法解码的字符，文件编码可能有误';
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) return '含有控制字符';
  return text.length > most ? `超过 ${most} 个字符` : null;
}
