import { sendReadings } from '../../../documents/content-readings-document.ts';
import type { Handler } from '../../handler.ts';

export const exportAcknowledgements: Handler<'v1/content/export-acknowledgements'> = async (
  context,
  { docId },
  request,
) => sendReadings(context, request, docId);
