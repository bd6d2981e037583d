import { endpoint } from '../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../domain/media-order.ts';
import { pageInput, pageOf } from '../domain/page.ts';
import { referenceScheme, referenceSchemeExample } from '../domain/reference-scheme.ts';

export const getOrderReferenceSchemeList = endpoint({
  method: 'POST',
  path: 'mediaOrder/getOrderReferenceSchemeList',
  permit: orderPermit,
  scope: 'city-media',
  summary: '某订单的参考方案：与其需求最相似的已结案订单',
  input: pageInput.extend({ orderId }),
  output: pageOf(referenceScheme),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: { rows: [referenceSchemeExample], total: 1, pageNo: 1, pageSize: 20 },
  },
});
