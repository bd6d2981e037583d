import { spatialUnitNames } from '@ooh/contract/domain/crowd-names';
import { useMemo } from 'react';
import { basisText } from '../../shared/figure/basis-text.ts';
import { DockPane } from '../../shared/map-workbench/dock-pane.tsx';
import { DockTabs } from '../../shared/map-workbench/dock-tabs.tsx';
import panel from '../../shared/map-workbench/panel.module.css';
import { allParts, listText } from '../../ui/address/address-values.ts';
import { useListPage } from '../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { PinComparison } from './pin-comparison.tsx';
import { sortRows } from './sort-rows.ts';
import type { Vision } from './use-vision.ts';
import { maxPins, visionList, type VisionAddress } from './vision-address.ts';
import { visionColumns } from './vision-columns.tsx';
import type { VisionRow } from './vision-row.ts';

export interface VisionDockProps {
  readonly vision: Vision;
  readonly cityCode: string;
  /** What is asked, in words. */
  readonly asked: string;
  readonly address: VisionAddress;
  readonly onAddress: OnAddress<VisionAddress>;
  readonly onLocate: (areaId: string) => void;
}

function Ranking({ vision, cityCode, asked, address, onAddress, onLocate }: VisionDockProps) {
  const { rows, error, retry, hasAudience, heat, unit } = vision;
  const list = useListPage(visionList, {
    name: 'city-vision',
    address: { ...address, city: cityCode },
    onAddress,
  });
  const sort = visionList.sortOf(address);
  const sorted = useMemo(
    () => rows && sortRows(rows, sort?.key ?? 'persons', sort?.order ?? 'desc'),
    [rows, sort?.key, sort?.order],
  );
  if (error && !rows)
    return <StateBlock kind="section-failed" title="区域排名加载失败" error={error} onRetry={retry} />;
  return (
    <>
      <AppTable<VisionRow>
        {...list.tableOfAll(sorted)}
        caption="区域排名"
        columns={visionColumns({
          hasAudience,
          onOpen: (area) => onAddress({ ...address, city: cityCode, area }),
          onLocate,
        })}
        rowKey={({ areaId }) => areaId}
        sort={sort ?? { key: 'persons', order: 'desc' }}
        isLoading={vision.isBehind}
        emptyTitle={`没有${spatialUnitNames[unit]}数据`}
        selectedKeys={allParts(address.pin)}
        onSelect={(ids) =>
          onAddress({ ...address, city: cityCode, pin: listText(ids.slice(-maxPins)), tab: address.tab })
        }
        toolbar={<span>勾选两个区域作 A / B 对比</span>}
      />
      {heat && (
        <p className={panel.footnote}>
          {asked}。人数为平均每天的去重人数；{heat.withheld} 个区域样本不足，数字不展示。
          {basisText(heat.basis)}
        </p>
      )}
    </>
  );
}

/** In the dock: the areas in a ranking, and two of them side by side. */
export function VisionDock(props: VisionDockProps) {
  const { vision, cityCode, address, onAddress } = props;
  const pins = allParts(address.pin);
  return (
    <DockTabs
      active={address.tab ?? 'ranking'}
      onTab={(tab) =>
        onAddress({ ...address, city: cityCode, tab: tab === 'compare' ? 'compare' : undefined })
      }
      tabs={[
        {
          key: 'ranking',
          label: vision.rows ? `区域排名 ${vision.rows.length}` : '区域排名',
          children: (
            <DockPane label="区域排名">
              <Ranking {...props} />
            </DockPane>
          ),
        },
        {
          key: 'compare',
          label: pins.length > 0 ? `A / B 对比 ${pins.length}` : 'A / B 对比',
          children: (
            <DockPane label="A / B 对比">
              <PinComparison vision={vision} pins={pins} />
            </DockPane>
          ),
        },
      ]}
    />
  );
}
