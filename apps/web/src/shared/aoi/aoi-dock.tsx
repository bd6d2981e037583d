import type { AoiRow } from '@ooh/contract/domain/place-insight';
import type { ReactNode } from 'react';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { AppTable, type AppTableProps } from '../../ui/table/app-table.tsx';
import { DockPane } from '../map-workbench/dock-pane.tsx';
import { DockTabs } from '../map-workbench/dock-tabs.tsx';
import { aoiColumns } from './aoi-columns.tsx';

export interface AoiDockProps extends Omit<
  AppTableProps<AoiRow>,
  'caption' | 'columns' | 'rowKey' | 'sort' | 'emptyTitle'
> {
  readonly cityName: string;
  /** How many there are on all pages; undefined until they are known. */
  readonly count: number | undefined;
  readonly hasAudience: boolean;
  /** True where there are AOIs, none of which holds enough of the audience. */
  readonly isWithheld?: boolean;
  readonly order: { readonly orderBy: string; readonly isAscending?: boolean };
  /** The AOI whose details are shown. */
  readonly openId: string | undefined;
  readonly onOpen: (areaId: string) => void;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** The list of AOIs below their map. */
export function AoiDock(props: AoiDockProps) {
  const {
    cityName,
    count,
    hasAudience,
    isWithheld = false,
    order,
    openId,
    onOpen,
    above,
    below,
    ...table
  } = props;
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
                emptyTitle={
                  isWithheld
                    ? `样本不足：目标人群在${cityName}每个 AOI 都少于 50 个样本人，请放宽人群或换角色`
                    : `${cityName}还没有 AOI`
                }
              />
              {below}
            </DockPane>
          ),
        },
      ]}
    />
  );
}
