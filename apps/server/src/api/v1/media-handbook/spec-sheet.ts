import { sendSpecSheetPdf } from '../../../documents/spec-sheet.ts';
import type { Handler } from '../../handler.ts';

export const sendSpecSheet: Handler<'v1/media-handbook/spec-sheet'> = (context, input, request) =>
  sendSpecSheetPdf(context, request, input);
