import type { ImportField } from '../imports/schema/import-field.ts';
import { indicativeColumn } from '../imports/source/indicative-rows.ts';
import type { ExportedRow, ExportedValue } from './exported-row.ts';

export interface ExportColumn {
  /** Name of the field; '' for columns that an import does not read. */
  readonly field: string;
  readonly title: string;
  readonly isRequired: boolean;
}

/** Records as a table with the columns of the kind's import template. */
export interface ExportTable {
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly { readonly cells: readonly ExportedValue[]; readonly geometry?: object }[];
  readonly geometryFields: readonly string[];
}

/** Said of each row, and read by people only. */
export const remarkColumn = '备注（导入时忽略）';

const isEmpty = (value: ExportedValue | undefined): boolean =>
  value === undefined || value === null || value === '';

/**
 * The rows under the titles of the template: its columns, further ones of the kind that some row fills, whether a row is
 * generated, and the remarks where there are any.
 */
export function exportTable(
  fields: readonly ImportField[],
  geometryFields: readonly string[],
  rows: readonly ExportedRow[],
): ExportTable {
  const filled = new Set<string>();
  for (const { values } of rows)
    for (const [field, value] of Object.entries(values)) if (!isEmpty(value)) filled.add(field);
  const shown = fields.filter(({ field, isRequired }) => isRequired || filled.has(field));
  const extras = [...new Set(rows.flatMap((row) => Object.keys(row.extras ?? {})))];
  const hasIndicative = rows.some(({ isIndicative }) => isIndicative);
  const hasRemarks = rows.some(({ remark }) => remark);
  const extra = (title: string): ExportColumn => ({ field: '', title, isRequired: false });
  return {
    geometryFields,
    columns: [
      ...shown.map(({ field, label, isRequired }) => ({ field, title: label, isRequired })),
      ...extras.map(extra),
      ...(hasIndicative ? [extra(indicativeColumn)] : []),
      ...(hasRemarks ? [extra(remarkColumn)] : []),
    ],
    rows: rows.map(({ values, geometry, isIndicative, remark, extras: own }) => ({
      geometry,
      cells: [
        ...shown.map(({ field }) => values[field] ?? null),
        ...extras.map((title) => own?.[title] ?? null),
        ...(hasIndicative ? [isIndicative ? '是' : null] : []),
        ...(hasRemarks ? [remark || null] : []),
      ],
    })),
  };
}
