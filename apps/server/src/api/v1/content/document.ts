import { sendContentPdf } from '../../../documents/content-document.ts';
import type { Handler } from '../../handler.ts';

export const contentDocument: Handler<'v1/content/document'> = async (context, input, request) =>
  sendContentPdf(context, request, input);
