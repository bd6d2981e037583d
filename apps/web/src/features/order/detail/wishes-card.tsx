import { editableStates } from '@ooh/contract/domain/order-transitions';
import type { CallOutput } from '@ooh/contract/registry';
import { mediaHref } from '../../../shared/order/order-addresses.ts';
import { missing } from '../../../ui/figure/format-figure.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { wishesSentence } from './wishes-sentence.ts';

export type ExplainedWish =
  CallOutput<'media-order-match-detail/getOrderIntelligence/{orderId}'>['wishes'][number];

function WishState({ wish, isBought }: ExplainedWish) {
  if (wish === 'must')
    return <StatusTag tone={isBought ? 'success' : 'warning'} text={isBought ? '已选' : '未选入'} />;
  return <StatusTag tone={isBought ? 'error' : 'success'} text={isBought ? '误选' : '已避开'} />;
}

const columns: readonly AppColumn<ExplainedWish>[] = [
  { key: 'wish', title: '要求', width: 64, render: ({ wish }) => (wish === 'must' ? '必投' : '避投') },
  { key: 'unit', title: '点位/线路', width: 184, render: ({ unitName }) => unitName },
  { key: 'city', title: '城市', width: 88, render: ({ cityName }) => cityName ?? missing },
  { key: 'medium', title: '媒体', width: 112, render: ({ mediumName }) => mediumName ?? missing },
  { key: 'state', title: '结果', width: 100, render: (row) => <WishState {...row} /> },
  { key: 'reason', title: '说明', width: 420, render: ({ reason }) => reason },
];

const longList = 12;

/** 必投 and 避投: what became of each, those that are not as wished first. */
export function WishesCard({
  order,
  wishes,
}: {
  readonly order: OrderOutput;
  readonly wishes: readonly ExplainedWish[];
}) {
  const { row } = order;
  const isOpen = editableStates.includes(row.state) && wishes.some(({ isMet }) => !isMet);
  return (
    <Card
      title="必投与避投"
      extra={isOpen && <HrefLink href={mediaHref(row)}>去选媒体</HrefLink>}
      footer="空位按订单投放期的每一天核对，费用为一个单位投放期内的含税价，预算扣除已选媒体与服务项。"
    >
      <AppTable<ExplainedWish>
        caption="必投与避投"
        columns={columns}
        rows={wishes}
        toolbar={<span>{wishesSentence(wishes)}</span>}
        rowKey={({ wish, unitId }) => `${wish}/${unitId}`}
        {...(wishes.length > longList ? { bodyHeight: 480, isVirtual: true } : {})}
      />
    </Card>
  );
}
