import type { ParsedInput } from '@ooh/contract/registry';
import { chinaTime } from '@ooh/contract/domain/china-time';
import type { Context } from '../../../context.ts';
import { withPlacesMap } from '../../../documents/closing-map.ts';
import { sendReport } from '../../../documents/report-file.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { Handler } from '../../handler.ts';
import { closingReport } from './closing-report.ts';

const names = { client: '结案报告', internal: '结案报告（内部版）' } as const;

/** The file of a closing report; the same request on the same data gives the same bytes. */
export async function closingFile(
  context: Context,
  { orderId, version, format }: Pick<ParsedInput<'v1/reports/export'>, 'orderId' | 'version' | 'format'>,
  request: Parameters<Handler<'v1/reports/export'>>[2],
): Promise<FileAnswer> {
  const report = await closingReport(context, { orderId, version }, request);
  if (report.refusal !== null) throw new AppError('refused', report.refusal);
  return sendReport(context, request, {
    name: names[version],
    format,
    order: report.order,
    layout: report.layout,
    dataReleases: report.dataReleases,
    pages: await withPlacesMap(context, report.pages, report.places),
    issuedAt: chinaTime(new Date(report.settledAt)),
    identity: report.identity,
    detail: { reportKind: 'closing', version },
  });
}
