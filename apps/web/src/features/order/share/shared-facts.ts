import type { SharedOrder } from '@ooh/contract/domain/order-share';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';

export function sharedFacts(order: SharedOrder): readonly (readonly [string, string])[] {
  const { amounts } = order;
  return [
    ['订单编号', `${order.orderNo} V${order.version}`],
    ['品牌', [order.brandName, order.productName].filter(Boolean).join(' · ')],
    ['投放期', `${order.startDate} 至 ${order.endDate}`],
    ['媒体', `${formatNumber(order.total)} 行 · ${formatNumber(order.units)} 面/辆`],
    ...(amounts === null
      ? []
      : ([
          ['净价', formatFen(amounts.netFen)],
          ['含税合计', formatFen(amounts.totalFen)],
        ] as const)),
    ['分享人', order.sharerName],
    ['链接有效期至', formatTime(order.expiresAt)],
  ];
}
