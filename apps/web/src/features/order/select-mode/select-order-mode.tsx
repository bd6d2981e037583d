import { orderModeNames } from '@ooh/contract/domain/order';
import { ModeChoice } from '../../../ui/mode-choice/mode-choice.tsx';
import { newOrderHref } from '../../../shared/order/order-addresses.ts';
import { OrderModePicture } from './order-mode-picture.tsx';

/** Ways to order. */
export function SelectOrderMode() {
  return (
    <ModeChoice
      title="选择下单方式"
      subtitle="三种方式都从需求开始，到排期与确认结束；区别在于媒体从哪里来。"
      legend="下单方式"
      modes={[
        {
          key: 'base',
          name: orderModeNames.base,
          picture: <OrderModePicture mode="base" />,
          purpose: '按城市分配预算，从可售媒体中逐城选定线路与点位。',
          facts: {
            需要: '品牌、城市、投放期、预算、媒体形式',
            得到: '媒体清单、排期表、报价单',
            用时: '约 10 分钟',
            适用: '媒体形式已定，需要掌握每一行媒体',
          },
        },
        {
          key: 'reference',
          name: orderModeNames.reference,
          picture: <OrderModePicture mode="reference" />,
          purpose: '从最相似的往期订单出发，整体或按城市采用其媒体组合。',
          facts: {
            需要: '品牌、城市、投放期、预算',
            得到: '相似度与差异说明、可编辑的媒体清单',
            用时: '约 5 分钟',
            适用: '续投、同类品牌有成熟做法',
          },
        },
        {
          key: 'man-land',
          name: orderModeNames['man-land'],
          picture: <OrderModePicture mode="man-land" />,
          purpose: '先找目标人群在哪里，再匹配覆盖这些区域的媒体。',
          facts: {
            需要: '目标人群、城市、投放期、预算',
            得到: '人 × 地矩阵、匹配媒体、缺口',
            用时: '约 15 分钟',
            适用: '人群明确、看重区域渗透',
          },
        },
      ]}
      nextLabel="下一步：填写需求"
      nextHref={newOrderHref}
    />
  );
}
