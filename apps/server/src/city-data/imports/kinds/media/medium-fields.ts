import { importField, type ImportField } from '../../schema/import-field.ts';

/** A medium and its form by their names. */
export const mediumFields: readonly ImportField[] = [
  importField('medium', '媒体', '媒体类型 媒介 medium media mediatype', {
    isRequired: true,
    example: '公交候车亭',
  }),
  importField('form', '媒体形式', '形式 规格 form format', { example: '候车亭灯箱' }),
];
