import { chinaDate } from '@ooh/contract/domain/china-time';
import { orderModeNames, type OrderState } from '@ooh/contract/domain/order-names';
import { nextAction } from '@ooh/contract/domain/order-next-action';
import { isStepBack } from '@ooh/contract/domain/order-transitions';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { CopyText } from '../../../ui/page/copy-text.tsx';
import { usePageTitle } from '../../../ui/page/page-frame-context.ts';
import { OriginLinks } from '../../../shared/strategy-draft/origin-links.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { mediaHref, scheduleHref } from '../../../shared/order/order-addresses.ts';
import { ApprovalCard } from '../floors/approval-card.tsx';
import { LockingCard } from '../locking/locking-card.tsx';
import { OrderStateTag } from '../../../shared/order/order-state-tag.tsx';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import styles from './detail.module.css';
import type { DetailAddress, DetailTab } from './detail-address.ts';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { ScheduleStrip } from './schedule-strip.tsx';
import { StateSteps } from './state-steps.tsx';
import { useStepDialog } from './use-step-dialog.tsx';
import { Facts } from '../../../ui/figure/facts.tsx';
import { useByClient } from '../use-by-client.ts';
import { AnswerCard, awaitsReader } from './answer-card.tsx';
import { FollowButton } from './follow-button.tsx';
import { HeaderActions } from './header-actions.tsx';
import { RefusalNote } from './refusal-note.tsx';

export interface DetailHeaderProps {
  readonly order: OrderOutput;
  readonly address: DetailAddress;
  readonly tab: DetailTab;
  readonly onChanged: () => void;
}

/** Name, state, way so far and what can be done next. */
export function DetailHeader({ order, address, tab, onChanged }: DetailHeaderProps) {
  const { row } = order;
  const router = useRouter();
  const [today] = useState(() => chinaDate(new Date()));
  const byClient = useByClient();
  const steps = useStepDialog();
  const onStep = (to: OrderState) => steps.ask({ order: row, to, onDone: onChanged });
  // What cannot be held is changed where the schedule is.
  const onLockingStep = (to: OrderState) =>
    steps.ask({
      order: row,
      to,
      onDone: () => {
        onChanged();
        if (isStepBack(row.state, to))
          void router.navigate({
            href: row.items === 0 ? mediaHref(row) : scheduleHref(row.orderId, row.mode),
          });
      },
    });
  usePageTitle(`订单 ${row.name}`);
  const facts = [
    ['品牌', [row.brandName, row.productName].filter(Boolean).join(' · ')],
    ['投放期', `${row.startDate} 至 ${row.endDate}`],
    ['营销目标', planGoalNames[row.goal]],
    ['下单方式', orderModeNames[row.mode]],
    ['负责人', `${row.ownerName}（${row.organisationName}）`],
    ['预算', formatFen(row.budgetFen, { unit: 'auto' })],
    ['净价', row.items === 0 ? '尚无媒体' : formatFen(row.amounts.netFen, { unit: 'auto' })],
    ['含税合计', row.items === 0 ? '—' : formatFen(row.amounts.totalFen, { unit: 'auto' })],
  ] as const;
  return (
    <PageHeader
      title={
        <span className={styles.title}>
          {row.name} <OrderStateTag state={row.state} reason={row.stateReason} />
          {row.isSample && <DemoMark text="演示订单" />}
        </span>
      }
      subtitle={
        <>
          <CopyText name="订单编号" text={row.orderNo} /> <FollowButton orderId={row.orderId} />{' '}
          <OriginLinks kind="order" id={row.orderId} />
        </>
      }
      actions={<HeaderActions order={order} address={address} today={today} onStep={onStep} />}
    >
      <StateSteps order={order} />
      <RefusalNote order={order} />
      {awaitsReader(row, byClient) && <AnswerCard row={row} today={today} onStep={onStep} />}
      {nextAction(row, today)?.kind === 'approve' && <ApprovalCard order={order} />}
      {row.state === 'holding' && <LockingCard order={order} onStep={onLockingStep} />}
      {/* The overview has it below its figures, which are to be seen first. */}
      {tab !== 'overview' && <ScheduleStrip order={order} today={today} />}
      <Facts facts={facts} className={styles.facts} />
      {steps.dialog}
    </PageHeader>
  );
}
