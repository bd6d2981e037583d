import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { Segmented } from 'antd';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useBaseGeography } from '../../../map/use-base-geography.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { TabProps } from '../detail/tab-content.tsx';
import type { DistrictMetric } from './district-metric-keys.ts';
import { districtMetricOf, metricsFor } from './district-metrics.ts';
import { DistrictFootnote, DistrictNotices } from './district-notes.tsx';
import { DistrictTable } from './district-table.tsx';
import { NoMedia } from './no-media.tsx';
import { CityChoice, viewCityOf } from './view-city.tsx';
import { InDistrict } from './in-district.tsx';
import { DistrictMap } from './district-map.tsx';
import { ViewPage } from './view-page.tsx';
import { ViewWorkbench } from './view-workbench.tsx';

/** Media of an order by district: map and table show the same; a click opens a district. */
export function DistrictMapView(props: TabProps) {
  const { order, address, onAddress } = props;
  const { orderId } = order.row;
  const { cityCode, cityName } = viewCityOf(order, address);
  const hasAudience = isAudienceChosen(order.brief.targetAudience);
  const metrics = metricsFor(hasAudience);
  const metric = metrics.find((key) => key === address.metric) ?? 'positions';
  const { district } = address;
  const found = useCall('v1/orders/districts', { orderId, cityCode });
  const boundaries = useBaseGeography(cityCode);
  const features = useMemo(() => boundaries.data?.features ?? [], [boundaries.data]);
  const pick = (id: string) => onAddress({ ...address, district: id === district ? undefined : id });
  const chosen = features.find(({ properties }) => properties.adcode === district);
  if (found.error)
    return (
      <ViewPage {...props} view="district-map">
        <StateBlock kind="section-failed" error={found.error} onRetry={() => void found.refetch()} />
      </ViewPage>
    );
  if (!order.items.some((item) => item.cityCode === cityCode))
    return (
      <ViewPage {...props} view="district-map">
        <CityChoice {...props} />
        <NoMedia order={order} title={`订单在${cityName}还没有媒体`} />
      </ViewPage>
    );
  return (
    <ViewWorkbench
      {...props}
      view="district-map"
      choices={<CityChoice {...props} />}
      tools={
        <Segmented<DistrictMetric>
          aria-label="着色指标"
          value={metric}
          onChange={(value) => onAddress({ ...address, metric: value === 'positions' ? undefined : value })}
          options={metrics.map((value) => ({ value, label: districtMetricOf[value].name }))}
        />
      }
      notices={found.data && <DistrictNotices districts={found.data} hasAudience={hasAudience} />}
      map={
        found.data ? (
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
        ) : (
          <StateBlock kind="loading" rows={10} minHeight={480} />
        )
      }
      right={
        chosen && {
          label: `${chosen.properties.name}的媒体`,
          content: <InDistrict orderId={orderId} cityCode={cityCode} boundary={chosen} />,
        }
      }
      tabs={[
        {
          key: 'districts',
          label: '行政区明细',
          content: found.data && (
            <>
              <DistrictTable
                rows={found.data.rows}
                metric={metric}
                hasAudience={hasAudience}
                chosen={district}
                onPick={pick}
              />
              <DistrictFootnote
                districts={found.data}
                hasAudience={hasAudience}
                audienceSentence={order.audienceSentence}
              />
            </>
          ),
        },
      ]}
    />
  );
}
