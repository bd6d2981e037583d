import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderItem } from '@ooh/contract/domain/media-order';
import { approvalOffer, type ApprovalOffer } from '@ooh/contract/domain/line-approval';
import { Button } from 'antd';
import { useState } from 'react';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { scheduleHref } from '../../../shared/order/order-addresses.ts';
import { HeldLine, HeldLines } from '../around/held-lines.tsx';
import { NextCard } from '../around/next-card.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { discountText } from '../list/discount-text.ts';
import { ApprovalDialog, type ApprovalDialogProps } from './approval-dialog.tsx';
import { FloorTag } from './floor-tag.tsx';
import { approvalText, priceText } from './floor-words.ts';
import styles from './floors.module.css';

/** The lines that keep the order from the client, each with its price, its floor and what was said. */
function WaitingLines({ waiting }: Pick<ApprovalOffer<OrderItem>, 'waiting'>) {
  return (
    <HeldLines label="低于折扣底线的媒体">
      {waiting.map(([item, standing]) => (
        <HeldLine
          key={item.itemId}
          title={`第 ${item.itemNo} 行 ${unitTitle(item)}`}
          tag={<FloorTag standing={standing} />}
        >
          <span className={styles.price}>
            {`${item.mediumName} · ${item.formName}，${priceText(item.discountPermille)}，底线 ${discountText(standing.floorPermille / 1000)}`}
          </span>
          {standing.reason !== null && <span className={styles.reason}>{standing.reason}</span>}
        </HeldLine>
      ))}
    </HeldLines>
  );
}

/** Lines below their floor keep the plan from the client: which they are, and who does what about it. */
export function ApprovalCard({ order }: { readonly order: OrderOutput }) {
  const { row, items, discounts } = order;
  const [asked, setAsked] = useState<Pick<ApprovalDialogProps, 'kind' | 'items'>>();
  const offer = approvalOffer(items, discounts);
  const { waiting, unasked, decidable } = offer;
  const mayDecide = decidable.length > 0;
  return (
    <NextCard
      id="approval-title"
      title={`${formatNumber(waiting.length)} 行折扣低于折扣底线`}
      text={approvalText(offer)}
      actions={
        <>
          {mayDecide && (
            <>
              <Button type="primary" onClick={() => setAsked({ kind: 'approved', items: decidable })}>
                批准折扣
              </Button>
              <Button onClick={() => setAsked({ kind: 'refused', items: decidable })}>驳回折扣</Button>
            </>
          )}
          {unasked.length > 0 && (
            <Button
              type={mayDecide ? 'default' : 'primary'}
              onClick={() => setAsked({ kind: 'requested', items: unasked })}
            >
              提交折扣审批
            </Button>
          )}
          <HrefButton href={scheduleHref(row.orderId, row.mode)}>修改折扣</HrefButton>
        </>
      }
      below={asked && <ApprovalDialog order={row} {...asked} onClose={() => setAsked(undefined)} />}
      aside={<WaitingLines waiting={waiting} />}
    />
  );
}
