import { certain } from '@ooh/contract/core/certain';
import { movingMedia } from '@ooh/contract/domain/moving-media';
import type { CallOutput } from '@ooh/contract/registry';
import type { ReactNode } from 'react';
import { useCall } from '../../api/use-call.ts';
import { evaluationHref } from '../../shared/order/order-addresses.ts';
import { HrefButton, HrefLink } from '../../ui/page/href-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { usePageTitle } from '../../ui/page/page-frame-context.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { busReportHref, busReportParts, type BusReportPart } from './bus-report-address.ts';
import styles from './bus-report.module.css';

export type ReportedOrder = CallOutput<'effectestimate/{orderId}/getMediaOrderByOrderId'>['order'];

interface BusReportHeaderProps {
  readonly order: ReportedOrder;
  readonly part: BusReportPart;
  readonly actions: ReactNode;
}

/** Which report, and the way to its four parts. */
export function BusReportHeader({ order, part, actions }: BusReportHeaderProps) {
  const { name } = certain(
    busReportParts.find((one) => one.part === part),
    'part of the report',
    part,
  );
  usePageTitle(`${order.brandName} ${name} | 公交数字报告`);
  return (
    <PageHeader
      title={`公交数字报告 · ${name}`}
      subtitle={`${order.brandName} · ${order.name} · ${order.startDate} 至 ${order.endDate}`}
      actions={
        <>
          <HrefButton href={evaluationHref(order.orderId)}>效果评估</HrefButton>
          {actions}
        </>
      }
    >
      <nav className={styles.parts} aria-label="报告的部分">
        {busReportParts.map((one) => (
          <HrefLink
            key={one.part}
            href={busReportHref(one.part, order.orderId)}
            aria-current={one.part === part ? 'page' : undefined}
          >
            {one.name}
          </HrefLink>
        ))}
      </nav>
    </PageHeader>
  );
}

const isBus = (mediumId: number) => movingMedia.of(mediumId)?.contactModel === 'line-vehicle-day';

interface BusReportFrameProps {
  readonly orderId: string | undefined;
  readonly children: (order: ReportedOrder) => ReactNode;
}

const toList = <HrefButton href="/evaluation">去效果评估选择订单</HrefButton>;

/** The order of a report: known, with buses, and on the way; each other case says what to do. */
export function BusReportFrame({ orderId, children }: BusReportFrameProps) {
  const found = useCall(
    'effectestimate/{orderId}/getMediaOrderByOrderId',
    { orderId: orderId ?? '' },
    { enabled: orderId !== undefined },
  );
  const { data, error } = found;
  if (orderId === undefined)
    return (
      <StateBlock
        kind="unselected"
        title={<h1>先选择一个订单</h1>}
        description="公交数字报告属于一个有公交投放的订单。"
        action={toList}
      />
    );
  if (error?.isAbsent === true)
    return (
      <StateBlock
        kind="page-failed"
        title="没有找到这份报告，或不在您的权限内"
        description="请核对链接，或从效果评估列表中选择。"
        action={toList}
      />
    );
  if (error && !data)
    return (
      <StateBlock
        kind="page-failed"
        title="公交数字报告打不开"
        error={error}
        onRetry={() => void found.refetch()}
      />
    );
  if (!data) return <StateBlock kind="loading" rows={12} minHeight={520} />;
  const { order } = data;
  if (!order.media.some(({ mediumId }) => isBus(mediumId)))
    return (
      <>
        <PageHeader title="公交数字报告" subtitle={`${order.brandName} · ${order.name}`} />
        <StateBlock
          kind="empty"
          title="该订单没有公交投放，没有公交数字报告"
          description={`投放的媒体：${order.media.map(({ name }) => name).join('、')}`}
          action={
            <HrefButton type="primary" href={evaluationHref(orderId)}>
              查看效果评估
            </HrefButton>
          }
        />
      </>
    );
  return children(order);
}
