import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { importIssue } from '../../domain/data-release.ts';
import { orderId, orderItemInput, orderPermit, orderRowExample } from '../../domain/media-order.ts';

/** A row that an order can buy, with what it costs. */
const listedItem = z.object({
  /** Row of the file, 1 = first data row. */
  row: z.int(),
  input: orderItemInput,
  unitName: z.string(),
  level: z.string(),
  mediumName: z.string(),
  formName: z.string(),
  unit: z.string(),
  priceFen: z.int(),
  priceDays: z.int(),
  isSamplePrice: z.boolean(),
  /** Of one unit. */
  productionFen: z.int(),
});

export const readOrderList = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/read-list',
  kind: 'upload',
  permit: orderPermit,
  scope: 'city-media',
  summary: '核对媒体清单（按导入模板填写的 CSV、Excel）：逐行给出可买入的媒体与不能买入的原因，不写入订单',
  changes: [],
  idempotent: 'naturally',
  audit: 'call.change',
  input: z.object({ orderId }),
  output: z.object({
    rowsRead: z.int(),
    /** Rows without a quantity: offers of the template that are not bought. */
    rowsSkipped: z.int(),
    items: z.array(listedItem),
    issues: z.array(importIssue),
    issueCount: z.int(),
    /** The columns of the template, and the rows that cannot be bought under them, each with its reasons at the end. */
    columns: z.array(z.string()),
    refused: z.array(z.array(z.string())),
  }),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: { rowsRead: 0, rowsSkipped: 0, items: [], issues: [], issueCount: 0, columns: [], refused: [] },
  },
});
