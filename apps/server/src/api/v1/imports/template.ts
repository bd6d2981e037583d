import { workbookMediaType } from '@ooh/contract/core/file';
import { kindOf } from '../../../administration/imports/kinds.ts';
import { templateCsv, templateXlsx } from '../../../administration/imports/template.ts';
import type { Handler } from '../../handler.ts';

export const getImportTemplate: Handler<'v1/imports/kinds/{kind}/template'> = async (_context, input) => {
  const kind = kindOf(input.kind);
  const fileName = `${kind.label}_导入模板.${input.format}`;
  return input.format === 'xlsx'
    ? { fileName, mediaType: workbookMediaType, bytes: await templateXlsx(kind) }
    : { fileName, mediaType: 'text/csv', bytes: Buffer.from(templateCsv(kind)) };
};
