import type { CallOutput } from '@ooh/contract/registry';
import { areaContains, type Area } from '@ooh/geo/polygon';
import { wgs84 } from '@ooh/geo/point';
import { useCall } from '../../../api/use-call.ts';
import type { LngLat } from '../../../map/map-data.ts';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { viewHref } from '../../../shared/order/order-addresses.ts';
import styles from './view.module.css';

export type Boundary = CallOutput<'v1/boundaries/{adcode}'>['features'][number];

interface InDistrictProps {
  readonly orderId: string;
  readonly cityCode: string;
  readonly boundary: Boundary;
}

/** The order's positions and lines in one district. */
export function InDistrict({ orderId, cityCode, boundary }: InDistrictProps) {
  const media = useCall('media-order-match-detail/getMediaByOrderMapData', { orderId, cityCode });
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
        <StateBlock kind="section-failed" error={media.error} onRetry={() => void media.refetch()} />
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
