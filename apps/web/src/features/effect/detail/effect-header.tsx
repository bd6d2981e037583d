import type { CallOutput } from '@ooh/contract/registry';
import { movingMedia } from '@ooh/contract/domain/moving-media';
import { orderModeNames } from '@ooh/contract/domain/order';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import { Select } from 'antd';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { useSession } from '../../../session/use-session.ts';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { OrderStateTag } from '../../../shared/order/order-state-tag.tsx';
import { CopyText } from '../../../ui/page/copy-text.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { usePageTitle } from '../../../ui/page/page-frame-context.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useReachable } from '../../../ui/page/use-reachable.ts';
import {
  busReportHref,
  effectBoardPath,
  effectDetailPath,
  effectManLandPath,
  monitoringHref,
  monitoringPath,
  orderHref,
  orderPath,
  thirdPartyPath,
  withOrder,
} from '../effect-addresses.ts';
import { stageNames } from '../../../shared/effect/effect-names.ts';
import styles from './detail.module.css';
import { Facts } from '../../../ui/figure/facts.tsx';

export type EffectOrder = CallOutput<'effectestimate/{orderId}/getMediaOrderByOrderId'>;

export interface EffectHeaderProps {
  readonly effect: EffectOrder;
  readonly city: string | undefined;
  /** True where the page is about one city at a time. */
  readonly isOneCity?: boolean;
  /** The page that stands below. */
  readonly here?: string;
  readonly onCity: (city: string | undefined) => void;
}

const pages = [
  { path: effectDetailPath, name: '评估总览' },
  { path: effectManLandPath, name: '人地效果' },
  { path: effectBoardPath, name: '深度评估' },
  { path: thirdPartyPath, name: '第三方评估' },
] as const;

/** Which order is appraised, how far it has run, and the way to its own pages. */
export function EffectHeader({
  effect,
  city,
  isOneCity = false,
  here = effectDetailPath,
  onCity,
}: EffectHeaderProps) {
  const { order, scope } = effect;
  const isReachable = useReachable();
  const isAdvertiser = useSession((session) => session.organisationKind) === 'advertiser';
  usePageTitle(`${order.orderNo} ${order.brandName} | 效果评估`);
  const facts = [
    ['品牌', [order.brandName, order.productName].filter(Boolean).join(' · ')],
    ['投放期', `${order.startDate} 至 ${order.endDate}`],
    ['营销目标', planGoalNames[order.goal]],
    ['下单方式', orderModeNames[order.mode]],
    ['城市', order.cities.map(({ cityName }) => cityName).join('、')],
    ['媒体', order.media.map(({ name }) => name).join('、')],
    [isAdvertiser ? '投放金额' : '净价', formatFen(order.netFen, { unit: 'auto' })],
    ['目标人群', order.audienceSentence],
  ] as const;
  return (
    <PageHeader
      title={
        <span className={styles.title}>
          {order.name}
          <StatusTag tone={scope.stage === 'final' ? 'success' : 'waiting'} text={stageNames[scope.stage]} />
          <OrderStateTag state={order.state} />
          {order.isSample && <DemoMark text="演示订单" />}
        </span>
      }
      subtitle={<CopyText name="订单编号" text={order.orderNo} />}
      actions={
        <>
          {order.cities.length > 1 && (
            <Select
              allowClear={!isOneCity}
              className={styles.city}
              aria-label="城市"
              placeholder="全部城市"
              value={city}
              options={order.cities.map(({ cityCode, cityName }) => ({ value: cityCode, label: cityName }))}
              onChange={(value?: string) => onCity(value)}
            />
          )}
          {pages
            .filter(({ path }) => path !== here && isReachable(path))
            .map(({ path, name }) => (
              <HrefButton key={path} href={withOrder(path, order.orderId)}>
                {name}
              </HrefButton>
            ))}
          {order.media.some(({ mediumId }) => movingMedia.isMoving(mediumId)) && (
            <HrefButton href={busReportHref(order.orderId)}>公交数字报告</HrefButton>
          )}
          {isReachable(monitoringPath) && (
            <HrefButton href={monitoringHref(order.orderId)}>投放监测</HrefButton>
          )}
          {isReachable(orderPath) && <HrefButton href={orderHref(order.orderId)}>订单详情</HrefButton>}
        </>
      }
    >
      <Facts facts={facts} className={styles.facts} />
    </PageHeader>
  );
}
