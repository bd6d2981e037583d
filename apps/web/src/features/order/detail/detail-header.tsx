import { orderModeNames, type OrderState } from '@ooh/contract/domain/order';
import { editableStates } from '@ooh/contract/domain/order-transitions';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import { DownOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { CopyText } from '../../../ui/page/copy-text.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { usePageTitle } from '../../../ui/page/page-frame-context.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { OrderPages } from '../around/order-pages.tsx';
import { demandHref, isBeingWritten, scheduleHref } from '../order-addresses.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';
import { OrderStateTag } from '../../../ui/order/order-state-tag.tsx';
import { isStepBack } from '../order-way.ts';
import { DemoMark } from '../../../ui/figure/source-mark.tsx';
import styles from './detail.module.css';
import type { DetailAddress } from './detail-address.ts';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { StateSteps } from './state-steps.tsx';
import { stepLabels, TransitionDialog } from './transition-dialog.tsx';

export interface DetailHeaderProps {
  readonly order: OrderOutput;
  readonly address: DetailAddress;
  readonly onChanged: () => void;
}

/** Steps that lead back or end the order stand behind a menu; the way on is a button. */
const isAside = (from: OrderState, to: OrderState) =>
  to === 'cancelled' || to === 'terminated' || isStepBack(from, to);

function Actions({ order, address, onChanged }: DetailHeaderProps) {
  const [step, setStep] = useState<OrderState>();
  const [isSharing, setIsSharing] = useState(false);
  const { row, nextStates } = order;
  const onward = nextStates.filter((state) => !isAside(row.state, state));
  const aside = nextStates.filter((state) => isAside(row.state, state));
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
            items: aside.map((state) => ({
              key: state,
              label: stepLabels(row.state, state),
              danger: state === 'cancelled' || state === 'terminated',
            })),
            onClick: ({ key }) => setStep(key as OrderState),
          }}
        >
          <Button>
            更多 <DownOutlined aria-hidden="true" />
          </Button>
        </Dropdown>
      )}
      {onward.map((state) => (
        <Button key={state} type="primary" onClick={() => setStep(state)}>
          {stepLabels(row.state, state)}
        </Button>
      ))}
      {step && (
        <TransitionDialog
          order={row}
          to={step}
          onClose={() => setStep(undefined)}
          onDone={() => {
            setStep(undefined);
            onChanged();
          }}
        />
      )}
    </>
  );
}

/** Name, state, way so far and what can be done next. */
export function DetailHeader({ order, address, onChanged }: DetailHeaderProps) {
  const { row } = order;
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
      actions={<Actions order={order} address={address} onChanged={onChanged} />}
    >
      <OrderPages order={row} current="订单详情" />
      <StateSteps order={order} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="numeric">{value}</dd>
          </div>
        ))}
      </dl>
    </PageHeader>
  );
}
