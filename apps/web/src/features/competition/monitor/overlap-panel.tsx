import type { CallOutput } from '@ooh/contract/registry';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { Pending } from '../pending.tsx';
import styles from './monitor.module.css';

type Overlap = CallOutput<'v1/competitor/overlap'>;
type Medium = Overlap['byMedium'][number];
type Pair = Overlap['pairs'][number];

const radii = [100, 300, 500, 1000] as const;

const mediumColumns: AppColumn<Medium>[] = [
  { key: 'medium', title: '媒体', width: 140, render: ({ mediumName }) => mediumName },
  { key: 'own', title: '本品牌点位', width: 110, isNumeric: true, render: ({ ownPlaces }) => ownPlaces },
  { key: 'rival', title: '竞品点位', width: 110, isNumeric: true, render: ({ rivalPlaces }) => rivalPlaces },
  {
    key: 'overlap',
    title: '重合的本品牌点位',
    width: 150,
    isNumeric: true,
    render: ({ overlappingPlaces, ownPlaces }) => `${overlappingPlaces} / ${ownPlaces}`,
  },
];
const pairColumns: AppColumn<Pair>[] = [
  { key: 'own', title: '本品牌点位', width: 200, ellipsis: true, render: ({ ownPlace }) => ownPlace },
  { key: 'brand', title: '竞品', width: 130, render: ({ rivalBrandName }) => rivalBrandName },
  { key: 'rival', title: '竞品点位', width: 200, ellipsis: true, render: ({ rivalPlace }) => rivalPlace },
  { key: 'meters', title: '距离', width: 90, isNumeric: true, render: ({ meters }) => `${meters} 米` },
  {
    key: 'weeks',
    title: '重合周数',
    width: 100,
    isNumeric: true,
    render: ({ weeks }) => (weeks === 0 ? '不同期' : `${weeks} 周`),
  },
];

export interface OverlapPanelProps {
  readonly own: string | undefined;
  readonly rivals: readonly string[];
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
  readonly months: { readonly startMonth?: string; readonly endMonth?: string };
}

/** Where the own brand and its rivals were seen near each other in one city. */
export function OverlapPanel({ own, rivals, cityCodes, mediumIds, months }: OverlapPanelProps) {
  const [radiusMeters, setRadius] = useState<number>(300);
  const city = cityCodes.length === 1 ? cityCodes[0] : undefined;
  const overlap = useCall(
    'v1/competitor/overlap',
    {
      brandId: own ?? '',
      rivalBrandIds: [...rivals],
      cityCode: city ?? '',
      mediumIds: [...mediumIds],
      radiusMeters,
      ...months,
    },
    { keepPrevious: true, enabled: own !== undefined && city !== undefined },
  );
  if (own === undefined || city === undefined)
    return <StateBlock kind="unselected" title="选择本品牌与一个城市后，查看点位重合" minHeight={320} />;
  return (
    <Pending query={overlap} minHeight={320}>
      {({ byMedium, pairs }) => (
        <>
          <Segmented<number>
            aria-label="重合半径"
            value={radiusMeters}
            onChange={setRadius}
            options={radii.map((value) => ({ value, label: `${value} 米` }))}
          />
          <p className={styles.quiet}>
            同媒体、半径 {radiusMeters} 米内同时有本品牌与竞品监测点位即为重合；距离最近的 300 对列在下方。
          </p>
          <AppTable<Medium>
            caption="按媒体重合"
            columns={mediumColumns}
            rows={byMedium}
            rowKey={({ mediumId }) => String(mediumId)}
            emptyTitle="该城市近期没有监测点位"
          />
          <AppTable<Pair>
            caption="重合点位对"
            columns={pairColumns}
            rows={pairs}
            rowKey={({ ownId, rivalId }) => `${ownId}|${rivalId}`}
            emptyTitle="没有重合的点位"
          />
        </>
      )}
    </Pending>
  );
}
