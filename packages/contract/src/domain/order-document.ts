import { z } from 'zod';
import { mediumId, orderId, orderRowExample } from './media-order.ts';
import { cityCode } from './region.ts';

/** An order, or its media in one city, of one medium, for which a document is issued. */
export const orderDocumentInput = z.object({
  orderId,
  cityCode: cityCode.optional(),
  mediumId: z.coerce.number().pipe(mediumId).optional(),
});

/** A deck to be edited, or the same pages to be read. */
export const proposalFormats = ['pptx', 'pdf'] as const;
export type ProposalFormat = (typeof proposalFormats)[number];
export const proposalFormat = z.enum(proposalFormats).default('pptx');

export const orderDocumentExample = { orderId: orderRowExample.orderId };

/** Of a quotation or a settlement: a workbook to be worked with, or pages to be signed. */
export const sheetFormat = z.enum(['xlsx', 'pdf']).default('xlsx');

/** The posting report, as pages or as a list. */
export const postingReportFormat = z.enum(['pptx', 'pdf', 'xlsx']).default('pptx');
