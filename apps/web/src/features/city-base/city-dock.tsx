import type { ReactNode } from 'react';
import type { useListPage } from '../../ui/list/use-list-page.ts';
import { DockPane } from '../../shared/map-workbench/dock-pane.tsx';
import { DockTabs } from '../../shared/map-workbench/dock-tabs.tsx';
import { callForBody } from '../../api/use-call.ts';
import { NoMatch } from '../../ui/state/no-match.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import {
  cityFilterNames,
  comparedOf,
  filterOf,
  type CityBaseAddress,
  type CityTab,
} from './city-base-address.ts';
import { CityCharts } from './city-charts.tsx';
import { CityComparison } from './city-comparison.tsx';
import type { CityMetricKey } from './city-metric-keys.ts';
import type { CityMetric, CityRow } from './city-metrics.ts';
import { CityRanking } from './city-ranking.tsx';
import { CityTable } from './city-table.tsx';
import { MediaTable } from './media-table.tsx';
import type { FoundCities } from './use-cities.ts';

export interface CityDockProps {
  readonly cities: FoundCities;
  /** In the order of the metric. */
  readonly ranked: readonly CityRow[] | undefined;
  readonly metric: CityMetric;
  readonly address: CityBaseAddress;
  readonly list: ReturnType<typeof useListPage<CityBaseAddress, CityMetricKey>>;
  readonly onAddress: (address: CityBaseAddress) => void;
  readonly onCompare: (cityCode: string) => void;
  readonly onCompared: (cityCodes: readonly string[]) => void;
}

/** Why no city is listed. */
function Unlisted({ cities, list }: Pick<CityDockProps, 'cities' | 'list'>) {
  const { found, rows, lineCities } = cities;
  if (found.error && rows === undefined)
    return <StateBlock kind="section-failed" error={found.error} onRetry={() => void found.refetch()} />;
  if (rows === undefined) return <StateBlock kind="loading" rows={6} />;
  const conditions = list.conditionsOf(cityFilterNames, async (without) => {
    // Without its list of cities an address asks for all of them.
    const input = { ...filterOf(without, without.line === undefined ? [] : lineCities), pageSize: 1 };
    return (await callForBody('app-analyse-city/conditionQuery', input)).total;
  });
  return <NoMatch conditions={conditions} onClear={list.filters.clear} />;
}

function Table(props: CityDockProps) {
  const { cities, ranked, address, list, onCompared } = props;
  if (ranked === undefined || ranked.length === 0) return <Unlisted {...props} />;
  return (
    <CityTable
      rows={ranked}
      address={address}
      asOf={cities.found.data?.asOf}
      list={list}
      onCompared={onCompared}
    />
  );
}

/** In the dock: the ranking, all figures of the cities, the compared ones side by side, and charts of them. */
export function CityDock(props: CityDockProps) {
  const { cities, ranked, metric, address, onAddress, onCompare } = props;
  const { rows } = cities;
  const compared = comparedOf(address).length;
  const inPane = (label: string, children: ReactNode) => <DockPane label={label}>{children}</DockPane>;
  const tabs: { key: CityTab; label: string; children: ReactNode }[] = [
    {
      key: 'ranking',
      label: `城市排名 · ${metric.name}`,
      children: inPane(
        '城市排名',
        ranked && ranked.length > 0 ? (
          <CityRanking rows={ranked} metric={metric} address={address} onCompare={onCompare} />
        ) : (
          <Unlisted {...props} />
        ),
      ),
    },
    {
      key: 'table',
      label: rows ? `城市明细 ${rows.length}` : '城市明细',
      children: inPane('城市明细', <Table {...props} />),
    },
    {
      key: 'media',
      label: '按媒体',
      children: inPane(
        '按媒体',
        ranked && ranked.length > 0 ? (
          <MediaTable rows={ranked} month={cities.market.month} address={address} onAddress={onAddress} />
        ) : (
          <Unlisted {...props} />
        ),
      ),
    },
    {
      key: 'compare',
      label: compared > 0 ? `城市对比 ${compared}` : '城市对比',
      children: inPane(
        '城市对比',
        <CityComparison
          address={address}
          market={cities.market}
          onAddress={onAddress}
          onCompare={onCompare}
        />,
      ),
    },
    {
      key: 'charts',
      label: '规模与结构',
      children: inPane('规模与结构', rows && rows.length > 0 && <CityCharts rows={rows} address={address} />),
    },
  ];
  return (
    <DockTabs
      tabs={tabs}
      active={address.tab ?? 'ranking'}
      onTab={(key) => onAddress({ ...address, tab: key === 'ranking' ? undefined : (key as CityTab) })}
    />
  );
}
