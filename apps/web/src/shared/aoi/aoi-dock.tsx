import type { AoiRow } from '@ooh/contract/domain/place-insight';
import type { ReactNode } from 'react';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { AppTable, type AppTableProps } from '../../ui/table/app-table.tsx';
import { DockPane } from '../map-workbench/dock-pane.tsx';
import { DockTabs } from '../map-workbench/dock-tabs.tsx';
import { aoiColumns } from './aoi-columns.tsx';

interface AoiDockProps extends Omit<
  AppTableProps<AoiRow>,
  'caption' | 'columns' | 'rowKey' | 'sort' | 'emptyTitle'
> {
  readonly cityName: string;
  /** How many there are on all pages; undefined until they are known. */
  readonly count: number | undefined;
  readonly hasAudience: boolean;
  readonly order: { readonly orderBy: string; readonly isAscending?: boolean };
  /** The AOI whose details are shown. */
  readonly openId: string | undefined;
  readonly onOpen: (areaId: string) => void;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** The list of AOIs below their map. */
export function AoiDock(props: AoiDockProps) {
  const { cityName, count, hasAudience, order, openId, onOpen, above, below, ...table } = props;
  return (
    <DockTabs
      active="list"
      onTab={() => undefined}
      tabs={[
        {
          key: 'list',
          label: count === undefined ? 'AOI 列表' : `AOI 列表 ${formatNumber(count)}`,
          children: (
            <DockPane label="AOI 列表">
              {above}
              <AppTable<AoiRow>
                {...table}
                caption={`${cityName} AOI`}
                columns={aoiColumns(hasAudience, openId, onOpen, table.rows)}
                rowKey={({ areaId }) => areaId}
                sort={{ key: order.orderBy, order: order.isAscending ? 'asc' : 'desc' }}
                emptyTitle={`${cityName}还没有 AOI`}
              />
              {below}
            </DockPane>
          ),
        },
      ]}
    />
  );
}
