import { downloadMonitoringReport } from '../v1/orders/monitoring-report.ts';
import { downloadOrderProposal } from '../v1/orders/proposal.ts';
import { downloadOrderQuotation } from '../v1/orders/quotation.ts';
import { downloadPointAlbum } from '../v1/orders/point-album.ts';
import type { Handlers } from '../handler.ts';

/** What is handed out of an order as files. */
export const orderDocumentHandlers = {
  'v1/orders/monitoring-report': downloadMonitoringReport,
  'v1/orders/point-album': downloadPointAlbum,
  'v1/orders/proposal': downloadOrderProposal,
  'v1/orders/quotation': downloadOrderQuotation,
} satisfies Partial<Handlers>;
