import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { Alert, Segmented } from 'antd';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useBaseGeography } from '../../../map/use-base-geography.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { TabProps } from '../detail/tab-content.tsx';
import { basisText } from '../../../shared/figure/basis-text.ts';
import type { DistrictMetric } from './district-metric-keys.ts';
import { districtMetricOf, metricsFor } from './district-metrics.ts';
import { DistrictTable } from './district-table.tsx';
import { NoMedia } from './no-media.tsx';
import { CityChoice, viewCityOf } from './view-city.tsx';
import styles from './view.module.css';
import { InDistrict } from './in-district.tsx';
import { DistrictMap } from './district-map.tsx';

/** Media of an order by district: map and table show the same; a click opens a district. */
export function DistrictMapView(props: TabProps) {
  const { order, address, onAddress } = props;
  const { orderId } = order.row;
  const { cityCode, cityName } = viewCityOf(order, address);
  const hasAudience = isAudienceChosen(order.brief.targetAudience);
  const metrics = metricsFor(hasAudience);
  const metric = metrics.find((key) => key === address.metric) ?? 'positions';
  const { district } = address;
  const found = useCall('v1/orders/districts', { orderId, cityCode }, { quiet: true });
  const boundaries = useBaseGeography(cityCode);
  const features = useMemo(() => boundaries.data?.features ?? [], [boundaries.data]);
  const pick = (id: string) => onAddress({ ...address, district: id === district ? undefined : id });
  const chosen = features.find(({ properties }) => properties.adcode === district);
  const tools = (
    <div className={styles.tools}>
      <CityChoice {...props} />
      <Segmented<DistrictMetric>
        aria-label="着色指标"
        value={metric}
        onChange={(value) => onAddress({ ...address, metric: value === 'positions' ? undefined : value })}
        options={metrics.map((value) => ({ value, label: districtMetricOf[value].name }))}
      />
    </div>
  );
  if (found.error)
    return (
      <>
        {tools}
        <StateBlock
          kind="section-failed"
          errorText={found.error.message}
          onRetry={() => void found.refetch()}
        />
      </>
    );
  if (!found.data)
    return (
      <>
        {tools}
        <StateBlock kind="loading" rows={10} minHeight={480} />
      </>
    );
  if (!order.items.some((item) => item.cityCode === cityCode))
    return (
      <>
        {tools}
        <NoMedia order={order} title={`订单在${cityName}还没有媒体`} />
      </>
    );
  const { outside, unmeasuredUnits, exposureBasis, exposureReason, audienceBasis, audienceReason } =
    found.data;
  return (
    <>
      {tools}
      {exposureReason !== null && <Alert type="info" showIcon title={`暂无曝光：${exposureReason}`} />}
      {hasAudience && audienceReason !== null && (
        <Alert type="info" showIcon title={`暂无 TA浓度：${audienceReason}`} />
      )}
      <div className={styles.mapAndSide}>
        <DistrictMap
          districts={found.data}
          boundaries={features}
          source={boundaries.data?.source ?? '读取中'}
          metric={metric}
          chosen={district}
          cityCode={cityCode}
          cityName={cityName}
          subtitle={order.row.name}
          onPick={pick}
        />
        <div className={styles.stack}>
          <DistrictTable
            rows={found.data.rows}
            metric={metric}
            hasAudience={hasAudience}
            chosen={district}
            onPick={pick}
          />
          {chosen && <InDistrict orderId={orderId} cityCode={cityCode} boundary={chosen} />}
        </div>
      </div>
      <p className={styles.footnote}>
        线路的净价、面天与曝光按站点平均分摊到各区。
        {outside.unitDays > 0 && `另有 ${formatNumber(outside.unitDays)} 面天不在任何区内或位置不详。`}
        {unmeasuredUnits > 0 && `${formatNumber(unmeasuredUnits)} 个媒体没有接触模型，曝光未计入。`}
        {exposureBasis && ` 曝光${basisText(exposureBasis)}。`}
        {hasAudience &&
          audienceBasis &&
          ` TA浓度${basisText(audienceBasis)}；目标人群：${order.audienceSentence}。`}
      </p>
    </>
  );
}
