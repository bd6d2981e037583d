import { kindOf } from '../../../imports/kinds.ts';
import { templateCsv } from '../../../imports/template-csv.ts';
import type { Handler } from '../../handler.ts';

export const getImportTemplate: Handler<'v1/imports/kinds/{kind}/template'> = async (_context, input) => {
  const kind = kindOf(input.kind);
  return {
    fileName: `${kind.label}_导入模板.csv`,
    mediaType: 'text/csv',
    bytes: Buffer.from(templateCsv(kind)),
  };
};
