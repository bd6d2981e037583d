import type { ReactNode } from 'react';
import type { useListPage } from '../../ui/list/use-list-page.ts';
import { DockTabs } from '../../shared/map-workbench/dock-tabs.tsx';
import panel from '../../shared/map-workbench/panel.module.css';
import { useWorkbench } from '../../shared/map-workbench/workbench-context.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { comparedOf, type CityBaseAddress, type CityTab } from './city-base-address.ts';
import { CityCharts } from './city-charts.tsx';
import { CityComparison } from './city-comparison.tsx';
import type { CityMetricKey } from './city-metric-keys.ts';
import type { CityRow } from './city-metrics.ts';
import { CityTable } from './city-table.tsx';
import type { FoundCities } from './use-cities.ts';

export interface CityDockProps {
  readonly cities: FoundCities;
  /** In the order of the metric. */
  readonly ranked: readonly CityRow[] | undefined;
  /** The card at the right, which the dock has in a slim window. */
  readonly ranking: ReactNode;
  readonly address: CityBaseAddress;
  readonly list: ReturnType<typeof useListPage<CityBaseAddress, CityMetricKey>>;
  readonly onAddress: (address: CityBaseAddress) => void;
  readonly onCompare: (cityCode: string) => void;
  readonly onCompared: (cityCodes: readonly string[]) => void;
}

function Table({ cities, ranked, address, list, onCompared }: CityDockProps) {
  const { found, rows } = cities;
  if (found.error && rows === undefined)
    return (
      <StateBlock
        kind="section-failed"
        errorText={found.error.message}
        onRetry={() => void found.refetch()}
      />
    );
  if (rows === undefined || ranked === undefined) return <StateBlock kind="loading" rows={6} />;
  if (rows.length === 0) return <StateBlock kind="no-match" onClearFilters={list.filters.clear} />;
  return (
    <CityTable rows={ranked} address={address} asOf={found.data?.asOf} list={list} onCompared={onCompared} />
  );
}

/** In the dock: all figures of the cities, the compared ones side by side, and charts of them. */
export function CityDock(props: CityDockProps) {
  const { cities, ranking, address, onAddress, onCompare } = props;
  const { window } = useWorkbench();
  const { rows, found } = cities;
  const compared = comparedOf(address).length;
  const isSlim = window === 'slim';
  const inPane = (children: ReactNode) => (
    <div className={panel.pane} aria-busy={found.isPlaceholderData}>
      {children}
    </div>
  );
  const tabs: { key: CityTab; label: string; children: ReactNode }[] = [
    ...(isSlim ? [{ key: 'ranking' as const, label: '城市排名', children: ranking }] : []),
    {
      key: 'table',
      label: rows ? `城市明细 ${rows.length}` : '城市明细',
      children: inPane(<Table {...props} />),
    },
    {
      key: 'compare',
      label: compared > 0 ? `城市对比 ${compared}` : '城市对比',
      children: inPane(<CityComparison address={address} onAddress={onAddress} onCompare={onCompare} />),
    },
    {
      key: 'charts',
      label: '规模与结构',
      children: inPane(rows && rows.length > 0 && <CityCharts rows={rows} address={address} />),
    },
  ];
  const asked = address.tab ?? 'table';
  return (
    <DockTabs
      tabs={tabs}
      active={asked === 'ranking' && !isSlim ? 'table' : asked}
      onTab={(key) => onAddress({ ...address, tab: key === 'table' ? undefined : (key as CityTab) })}
    />
  );
}
