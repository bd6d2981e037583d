import { Select } from 'antd';
import { useCallback, useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import type { MapSheet } from '../../../map/prepare-sheet.ts';
import { useBaseGeography } from '../../../map/use-base-geography.ts';
import { productWithUser } from '../../../session/product-identity.ts';
import { useDisplayName } from '../../../session/use-session.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import type { CompetitionAddress } from './competition-address.ts';
import styles from './competition.module.css';
import { StatusMap } from '../../../map/status-map.tsx';
import { useColours, legendOf, pointsOf } from './overlap-points.ts';
import { overlapColumns, type Place } from './overlap-columns.tsx';

const note = '竞品位置只到商圈；重合 = 商圈内有本单点位，或本单线路在商圈设站';

export interface OverlapCardProps {
  readonly order: OrderOutput;
  readonly address: CompetitionAddress;
  readonly onAddress: (address: CompetitionAddress) => void;
}

/** Where rivals stand in the order's cities, and where they meet the order. */
export function OverlapCard({ order, address, onAddress }: OverlapCardProps) {
  const cities = [...new Map(order.items.map((item) => [item.cityCode, item.cityName]))];
  const city = cities.find(([code]) => code === address.city)?.[0] ?? cities[0]?.[0];
  const cityName = new Map(cities).get(city ?? '') ?? '';
  const colours = useColours();
  const userName = useDisplayName();
  const places = useCall('v1/competitor/order-places', { orderId: order.row.orderId });
  const boundaries = useBaseGeography(city);
  const { data } = places;
  const points = useMemo(
    () => (data && city !== undefined ? pointsOf(data, city, colours) : []),
    [data, city, colours],
  );
  const legend = useMemo(() => legendOf(colours), [colours]);
  const title = `${cityName}竞品重合`;
  const sheet = useCallback(
    (): MapSheet => ({
      fileName: `${title}_${order.row.orderNo}.png`,
      title,
      subtitle: order.row.name,
      legendTitle: '位置',
      legend,
      footnote: note,
      watermark: productWithUser(userName),
    }),
    [title, order.row, legend, userName],
  );
  const rows = data?.rows.filter((row) => row.cityCode === city);
  return (
    <Card
      title="重合点位"
      extra={
        cities.length > 1 && (
          <Select
            aria-label="地图城市"
            value={city}
            options={cities.map(([value, label]) => ({ value, label }))}
            onChange={(value) => onAddress({ ...address, city: value })}
          />
        )
      }
      footer={`${note}。${data?.basis.isSample ? '含演示数据。' : ''}`}
    >
      {places.error && !data ? (
        <StateBlock kind="section-failed" error={places.error} onRetry={() => void places.refetch()} />
      ) : !data || !boundaries.data ? (
        <StateBlock kind="loading" rows={8} minHeight={360} />
      ) : (
        <div className={styles.overlap}>
          <StatusMap
            name="overlap"
            title={title}
            layerTitle="位置"
            boundaries={boundaries.data}
            points={points}
            legend={legend}
            note={note}
            sheet={sheet}
            className={styles.map}
          />
          <AppTable<Place>
            caption="竞品所在商圈"
            columns={overlapColumns}
            rows={rows}
            rowKey={({ placeName }) => placeName}
            bodyHeight={340}
            emptyTitle="同期没有竞品位置数据"
          />
        </div>
      )}
    </Card>
  );
}
