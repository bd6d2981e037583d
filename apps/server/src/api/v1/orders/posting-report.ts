import { sendPostingReport } from '../../../documents/posting-report.ts';
import type { Handler } from '../../handler.ts';

export const downloadPostingReport: Handler<'v1/orders/posting-report'> = (context, input, request) =>
  sendPostingReport(context, request, input);
