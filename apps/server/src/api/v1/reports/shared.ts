import { effectPermit } from '@ooh/contract/domain/effect';
import type { CallOutput } from '@ooh/contract/registry';
import type { ReportPage } from '@ooh/report/report-page';
import { knownLink, recordOpening } from '../../../orders/sharing/open-link.ts';
import { deadLink, grantedShare } from '../../../orders/sharing/shared-order.ts';
import { isPermitted } from '../../../platform/session/is-permitted.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';
import { closingReport } from './closing-report.ts';

type SharedPage = CallOutput<'v1/reports/shared'>['pages'][number];

function sharedBlocks({ blocks }: ReportPage): SharedPage['blocks'] {
  return blocks.flatMap((block): SharedPage['blocks'] => {
    switch (block.kind) {
      case 'photos':
        return [];
      case 'kpis':
        return [{ ...block, items: [...block.items] }];
      case 'chart':
        return [
          {
            ...block,
            categories: [...block.categories],
            series: block.series.map((one) => ({ ...one, values: [...one.values] })),
          },
        ];
      case 'table':
        return [{ ...block, columns: [...block.columns], rows: block.rows.map((row) => [...row]) }];
      case 'text':
        return [{ ...block, paragraphs: [...block.paragraphs] }];
    }
  });
}

/** Pages as a link shows them; those of photos alone are left out: a link opens no file. */
const sharedPages = (pages: readonly ReportPage[]): SharedPage[] =>
  pages.flatMap((page) => {
    const blocks = sharedBlocks(page);
    return blocks.length === 0 ? [] : [{ ...page, blocks }];
  });

export const openSharedReport: Handler<'v1/reports/shared'> = async (context, { token }, request) => {
  const share = await knownLink(context, { token, shows: 'closing' }, request);
  const { sharer, order: granted } = await grantedShare(context.db, share);
  if (!isPermitted(effectPermit, sharer)) throw deadLink();
  const asSharer = { ...request, user: { ...sharer, sessionId: 'share' } };
  const report = await closingReport(context, { orderId: granted.order_id, version: 'client' }, asSharer);
  if (report.refusal !== null) throw new AppError('refused', report.refusal);
  await recordOpening(context, share, request);
  const { order } = report.order;
  return {
    name: order.name,
    isSample: order.is_sample,
    sharerName: sharer.nickName,
    watermark: `${sharer.nickName} 分享`,
    expiresAt: share.expires_at.toISOString(),
    pages: sharedPages(report.pages),
  };
};
