import { aroundMeters } from '@ooh/contract/domain/order-view';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { Select } from 'antd';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useBaseGeography } from '../../../map/use-base-geography.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { TabProps } from '../detail/tab-content.tsx';
import { OrderSchedule } from '../schedule/order-schedule.tsx';
import { basisText } from '../../../shared/figure/basis-text.ts';
import { CollectItems } from './collect-items.tsx';
import { NoMedia } from './no-media.tsx';
import { audienceRemark, PointAudience } from './point-audience.tsx';
import { PointFacts } from './point-facts.tsx';
import { PointGallery } from './point-gallery.tsx';
import { PointMap } from './point-map.tsx';
import { CityChoice, viewCityOf } from './view-city.tsx';
import styles from './view.module.css';
import { PointPois } from './point-pois.tsx';

interface PointContentProps extends TabProps {
  readonly itemId: string;
  readonly cityCode: string;
  readonly cityName: string;
}

function PointContent({ order, itemId, cityCode, cityName }: PointContentProps) {
  const { orderId } = order.row;
  const found = useCall('v1/orders/point-detail', { orderId, itemId }, { quiet: true });
  if (found.error || !found.data)
    return (
      <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={10} minHeight={480} />
    );
  const point = found.data;
  return (
    <>
      <div className={styles.sideAndMap}>
        <Card
          title={point.position?.name ?? point.item.unitName}
          extra={
            <CollectItems
              name={point.item.unitName}
              items={order.items.filter((item) => item.itemId === itemId)}
            />
          }
        >
          <PointFacts point={point} />
        </Card>
        {point.position === null ? (
          <StateBlock kind="not-produced" title="该点位不在现行数据中" minHeight={320} />
        ) : (
          <PointMap point={point} position={point.position} cityCode={cityCode} cityName={cityName} />
        )}
      </div>
      <div className={styles.twoColumns}>
        <Card
          title={`周边人群（${aroundMeters} 米内，日均）`}
          footer={
            point.audienceBasis
              ? `${audienceRemark(point)}${basisText(point.audienceBasis)}。人群：${point.audienceSentence}`
              : undefined
          }
        >
          <PointAudience point={point} hasAudience={isAudienceChosen(order.brief.targetAudience)} />
        </Card>
        <Card
          title={`周边 POI（300 米内 ${formatNumber(point.poiTotal)} 个）`}
          footer={point.poiTotal > point.pois.length ? `列出最近的 ${point.pois.length} 个。` : undefined}
        >
          <PointPois {...point} />
        </Card>
      </div>
      <Card title="照片" footer="监播照片，不含已驳回的；上刊后由监测人员上传。">
        <PointGallery photos={point.photos} name={point.item.unitName} />
      </Card>
      <Card title="空位" footer="订单投放期前后各两周。">
        <OrderSchedule orderId={orderId} itemId={itemId} onFilter={() => undefined} />
      </Card>
    </>
  );
}

/** A fixed position of an order: what it is, where it looks, who sees it, what is around and when it is free. */
export function PointInfoView(props: TabProps) {
  const { order, address, onAddress } = props;
  const { cityCode, cityName } = viewCityOf(order, address);
  useBaseGeography(cityCode);
  const points = useMemo(
    () =>
      order.items
        .filter((item) => item.faceId !== null && item.cityCode === cityCode)
        .map(({ itemId, unitName, mediumName, formName }) => ({
          value: itemId,
          label: `${unitName}（${mediumName} · ${formName}）`,
        })),
    [order.items, cityCode],
  );
  const itemId = points.find(({ value }) => value === address.item)?.value ?? points[0]?.value;
  return (
    <>
      <div className={styles.tools}>
        <CityChoice {...props} />
        {points.length > 0 && (
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            className={styles.widest}
            aria-label="点位"
            value={itemId}
            options={points}
            onChange={(item: string) => onAddress({ ...address, item })}
          />
        )}
        {points.length > 0 && <span className={styles.quiet}>共 {formatNumber(points.length)} 个点位</span>}
      </div>
      {itemId === undefined ? (
        <NoMedia order={order} title={`订单在${cityName}没有固定点位`} />
      ) : (
        <PointContent {...props} itemId={itemId} cityCode={cityCode} cityName={cityName} />
      )}
    </>
  );
}
