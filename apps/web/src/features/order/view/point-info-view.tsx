import { aroundMeters } from '@ooh/contract/domain/order-view';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { Select } from 'antd';
import { useMemo, type ReactNode } from 'react';
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
import { ViewPage } from './view-page.tsx';
import { ViewWorkbench } from './view-workbench.tsx';

interface PointContentProps extends TabProps {
  readonly itemId: string;
  readonly cityCode: string;
  readonly cityName: string;
  readonly choices: ReactNode;
}

const view = 'medium-info-point';

function PointContent(props: PointContentProps) {
  const { order, itemId, cityCode, cityName, choices } = props;
  const { orderId } = order.row;
  const found = useCall('v1/orders/point-detail', { orderId, itemId });
  if (found.error || !found.data)
    return (
      <ViewPage {...props} view={view}>
        {choices}
        <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={10} minHeight={480} />
      </ViewPage>
    );
  const point = found.data;
  const { position, item, pois, poiTotal, photos, audienceBasis } = point;
  return (
    <ViewWorkbench
      {...props}
      view={view}
      first={{ halfHeight: 268 }}
      choices={choices}
      map={
        position === null ? (
          <StateBlock kind="not-produced" title="该点位不在现行数据中" minHeight={320} />
        ) : (
          <PointMap point={point} position={position} cityCode={cityCode} cityName={cityName} />
        )
      }
      facts={{
        label: '点位信息',
        content: (
          <Card
            title={position?.name ?? item.unitName}
            extra={
              <CollectItems
                name={item.unitName}
                items={order.items.filter((other) => other.itemId === itemId)}
              />
            }
          >
            <PointFacts point={point} />
          </Card>
        ),
      }}
      tabs={[
        {
          key: 'audience',
          label: `周边人群（${aroundMeters} 米内，日均）`,
          content: (
            <>
              <PointAudience point={point} hasAudience={isAudienceChosen(order.brief.targetAudience)} />
              {audienceBasis && (
                <p className={styles.footnote}>
                  {audienceRemark(point)}
                  {basisText(audienceBasis)}。人群：{point.audienceSentence}
                </p>
              )}
            </>
          ),
        },
        {
          key: 'pois',
          label: `周边 POI（300 米内 ${formatNumber(poiTotal)} 个）`,
          content: (
            <>
              <PointPois {...point} />
              {poiTotal > pois.length && <p className={styles.footnote}>列出最近的 {pois.length} 个。</p>}
            </>
          ),
        },
        {
          key: 'photos',
          label: `照片 ${formatNumber(photos.length)}`,
          content: (
            <>
              <PointGallery photos={photos} name={item.unitName} />
              <p className={styles.footnote}>监播照片，不含已驳回的；上刊后由监测人员上传。</p>
            </>
          ),
        },
        {
          key: 'free',
          label: '空位',
          content: (
            <>
              <OrderSchedule orderId={orderId} itemId={itemId} onFilter={() => undefined} />
              <p className={styles.footnote}>订单投放期前后各两周。</p>
            </>
          ),
        },
      ]}
    />
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
  const choices = (
    <>
      <CityChoice {...props} />
      {points.length > 0 && (
        <>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            aria-label="点位"
            value={itemId}
            options={points}
            onChange={(item: string) => onAddress({ ...address, item })}
          />
          <span className={styles.quiet}>共 {formatNumber(points.length)} 个点位</span>
        </>
      )}
    </>
  );
  if (itemId === undefined)
    return (
      <ViewPage {...props} view={view}>
        {choices}
        <NoMedia order={order} title={`订单在${cityName}没有固定点位`} />
      </ViewPage>
    );
  return (
    <PointContent {...props} itemId={itemId} cityCode={cityCode} cityName={cityName} choices={choices} />
  );
}
