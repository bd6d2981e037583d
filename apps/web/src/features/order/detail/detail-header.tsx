import { chinaDate } from '@ooh/contract/domain/china-time';
import type { OrderRow } from '@ooh/contract/domain/media-order';
import { orderModeNames, type OrderState } from '@ooh/contract/domain/order-names';
import { nextAction, stepRefusal } from '@ooh/contract/domain/order-next-action';
import {
  editableStates,
  isStepBack,
  onwardState,
  stepsWithReason,
} from '@ooh/contract/domain/order-transitions';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import { DownOutlined, ShareAltOutlined } from '@ant-design/icons';
import { useRouter } from '@tanstack/react-router';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { CopyText } from '../../../ui/page/copy-text.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { usePageTitle } from '../../../ui/page/page-frame-context.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { OrderPages } from '../around/order-pages.tsx';
import {
  demandHref,
  isBeingWritten,
  mediaHref,
  scheduleHref,
} from '../../../shared/order/order-addresses.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { LockingCard } from '../locking/locking-card.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';
import { actionLabel, stepLabels } from '../step-labels.ts';
import { OrderStateTag } from '../../../shared/order/order-state-tag.tsx';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import styles from './detail.module.css';
import type { DetailAddress } from './detail-address.ts';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { StateSteps } from './state-steps.tsx';
import { useStepDialog } from './use-step-dialog.tsx';
import { Facts } from '../../../ui/figure/facts.tsx';

export interface DetailHeaderProps {
  readonly order: OrderOutput;
  readonly address: DetailAddress;
  readonly onChanged: () => void;
}

interface NextButtonProps {
  readonly row: OrderRow;
  readonly today: string;
  readonly onStep: (to: OrderState) => void;
}

/** The next action of the order; while units are to be held, its card has it. */
function NextButton({ row, today, onStep }: NextButtonProps) {
  const action = row.state === 'holding' ? null : nextAction(row, today);
  if (action === null) return null;
  const label = actionLabel(row.state, action);
  if (action.kind === 'choose-media')
    return (
      <HrefButton type="primary" href={mediaHref(row)}>
        {label}
      </HrefButton>
    );
  if (action.kind === 'hold') return null;
  return (
    <Button
      type="primary"
      disabled={action.refusal !== null}
      title={action.refusal ?? undefined}
      onClick={() => onStep(action.to)}
    >
      {label}
    </Button>
  );
}

interface ActionsProps extends Pick<DetailHeaderProps, 'order' | 'address'> {
  readonly today: string;
  readonly onStep: (to: OrderState) => void;
}

function Actions({ order, address, today, onStep }: ActionsProps) {
  const [isSharing, setIsSharing] = useState(false);
  const { row, nextStates } = order;
  // Steps that lead back or end the order stand behind a menu; the way on is a button.
  const aside = nextStates.filter((state) => state !== onwardState(row.state));
  return (
    <>
      {editableStates.includes(row.state) && (
        <HrefButton
          href={isBeingWritten(row.state) ? demandHref(row.orderId) : scheduleHref(row.orderId, row.mode)}
        >
          {isBeingWritten(row.state) ? '继续编辑' : '修改媒体与排期'}
        </HrefButton>
      )}
      <ExportMenu
        orderId={row.orderId}
        refusal={row.items === 0 ? '订单还没有媒体' : undefined}
        part={{ cityCode: address.city, mediumId: address.medium }}
      />
      <Button icon={<ShareAltOutlined aria-hidden="true" />} onClick={() => setIsSharing(true)}>
        分享
      </Button>
      {isSharing && <ShareDialog orderId={row.orderId} onClose={() => setIsSharing(false)} />}
      {aside.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: aside.map((state) => {
              const refusal = stepRefusal(row, state, today);
              return {
                key: state,
                label: stepLabels(row.state, state),
                danger: stepsWithReason.includes(state),
                disabled: refusal !== null,
                title: refusal ?? undefined,
              };
            }),
            onClick: ({ key }) => onStep(key as OrderState),
          }}
        >
          <Button>
            更多 <DownOutlined aria-hidden="true" />
          </Button>
        </Dropdown>
      )}
      <NextButton row={row} today={today} onStep={onStep} />
    </>
  );
}

/** Name, state, way so far and what can be done next. */
export function DetailHeader({ order, address, onChanged }: DetailHeaderProps) {
  const { row } = order;
  const router = useRouter();
  const [today] = useState(() => chinaDate(new Date()));
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
      subtitle={<CopyText name="订单编号" text={row.orderNo} />}
      actions={<Actions order={order} address={address} today={today} onStep={onStep} />}
    >
      <OrderPages order={row} current="订单详情" />
      <StateSteps order={order} />
      {row.state === 'holding' && <LockingCard order={order} onChanged={onChanged} onStep={onLockingStep} />}
      <Facts facts={facts} className={styles.facts} />
      {steps.dialog}
    </PageHeader>
  );
}
