import type { CallOutput } from '@ooh/contract/registry';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { areaContains, type Area } from '@ooh/geo/polygon';
import { wgs84 } from '@ooh/geo/point';
import { Alert, Segmented } from 'antd';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { CityMap } from '../../../map/city-map.tsx';
import { boxAround, type LngLat } from '../../../map/map-data.ts';
import { outerRingsOf } from '../../../map/outer-rings.ts';
import type { ShadedArea } from '../../../map/prepare-shaded-areas.ts';
import { ShadedAreasLayer } from '../../../map/shaded-areas-layer.tsx';
import { useBaseGeography } from '../../../map/use-base-geography.ts';
import { basisRemark } from '../../../shared/figure/basis-remark.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useThemeName } from '../../../ui/theme/use-theme.ts';
import type { TabProps } from '../detail/order-detail.tsx';
import { viewHref } from '../../../shared/order/order-addresses.ts';
import { basisText } from '../../../shared/figure/basis-text.ts';
import type { DistrictMetric } from './district-metric-keys.ts';
import { districtMetricOf, metricsFor } from './district-metrics.ts';
import { DistrictTable } from './district-table.tsx';
import { NoMedia } from './no-media.tsx';
import { shadeClasses } from '../../../map/shade-classes.ts';
import { CityChoice, viewCityOf } from './view-city.tsx';
import styles from './view.module.css';

type Districts = CallOutput<'v1/orders/districts'>;
type Boundary = CallOutput<'v1/boundaries/{adcode}'>['features'][number];

interface InDistrictProps {
  readonly orderId: string;
  readonly cityCode: string;
  readonly boundary: Boundary;
}

/** The order's positions and lines in one district. */
function InDistrict({ orderId, cityCode, boundary }: InDistrictProps) {
  const media = useCall(
    'media-order-match-detail/getMediaByOrderMapData',
    { orderId, cityCode },
    { quiet: true },
  );
  const area = boundary.geometry as Area;
  const isInside = ([lng, lat]: LngLat) => areaContains(area, wgs84(lng, lat));
  const found = media.data && [
    ...media.data.points
      .filter(({ lng, lat }) => isInside([lng, lat]))
      .map(({ itemId, name, quantity, netFen }) => ({
        key: itemId,
        name,
        href: `${viewHref(orderId, 'medium-info-point', cityCode)}&item=${itemId}`,
        text: `${quantity} 面/辆 · ${formatFen(netFen, { unit: 'auto', digits: 0 })}`,
      })),
    ...media.data.lines
      .filter(({ shape }) => shape.some(isInside))
      .map(({ lineId, lineName, vehicles, netFen }) => ({
        key: lineId,
        name: lineName,
        href: `${viewHref(orderId, 'medium-info-line', cityCode)}&line=${encodeURIComponent(lineId)}`,
        text: `${vehicles} 辆 · ${formatFen(netFen, { unit: 'auto', digits: 0 })}`,
      })),
  ];
  return (
    <Card title={`${boundary.properties.name}的媒体`} footer="线路按走向是否经过该区列出，净价为整条线路。">
      {media.error ? (
        <StateBlock
          kind="section-failed"
          errorText={media.error.message}
          onRetry={() => void media.refetch()}
        />
      ) : found === undefined ? (
        <StateBlock kind="loading" rows={3} />
      ) : found.length === 0 ? (
        <StateBlock kind="empty" title="该区没有订单媒体" />
      ) : (
        // The list scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={styles.list} tabIndex={0} aria-label="该区媒体">
          {found.map(({ key, name, href, text }) => (
            <li key={key}>
              <HrefLink href={href}>{name}</HrefLink>
              <span className="numeric">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface DistrictMapProps {
  readonly districts: Districts;
  readonly boundaries: readonly Boundary[];
  /** Where the outlines come from. */
  readonly source: string;
  readonly metric: DistrictMetric;
  readonly chosen: string | undefined;
  readonly cityCode: string;
  readonly cityName: string;
  readonly subtitle: string;
  readonly onPick: (districtId: string) => void;
}

function DistrictMap(props: DistrictMapProps) {
  const { districts, boundaries, source, metric, chosen, cityCode, cityName, subtitle, onPick } = props;
  const theme = useThemeName();
  const { name, unit, valueOf, format } = districtMetricOf[metric];
  const shades = useMemo(
    () => shadeClasses(districts.rows.map(valueOf), format, theme),
    [districts.rows, valueOf, format, theme],
  );
  const areas = useMemo(() => {
    const rowOf = new Map(districts.rows.map((row) => [row.districtId, row]));
    return boundaries.flatMap((boundary): ShadedArea[] => {
      const row = rowOf.get(boundary.properties.adcode);
      if (row === undefined) return [];
      return outerRingsOf(boundary.geometry as Area).map((ring) => ({
        id: row.districtId,
        name: row.name,
        ring,
        isSelected: row.districtId === chosen,
        classIndex: shades.classAt(valueOf(row)),
      }));
    });
  }, [districts.rows, boundaries, chosen, shades, valueOf]);
  const focus = useMemo(
    () => boxAround(areas.flatMap((area) => (area.isSelected ? area.ring : []))),
    [areas],
  );
  const basis = metric === 'taConcentration' ? districts.audienceBasis : districts.exposureBasis;
  return (
    <CityMap
      cityCode={cityCode}
      cityName={cityName}
      title={`行政区${name}`}
      subtitle={subtitle}
      note={[`单位：${unit}`, `行政区边界：${source}`, basis && basisRemark([basis])]
        .filter(Boolean)
        .join('；')}
      layers={[{ id: 'districts', title: name, rows: shades.legend }]}
      points={areas.flatMap(({ ring }) => ring)}
      focus={focus}
    >
      {(lookOf) => (
        <ShadedAreasLayer
          name="order-districts"
          areas={areas}
          colours={shades.colours}
          onPick={onPick}
          {...lookOf('districts')}
        />
      )}
    </CityMap>
  );
}

/** What of an order stands in which district: map and table tell the same, a click looks into a district. */
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
