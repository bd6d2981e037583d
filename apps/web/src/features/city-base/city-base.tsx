import { DownloadOutlined } from '@ant-design/icons';
import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { publishNotice } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';
import { useCall } from '../../api/use-call.ts';
import { maxCompared } from '../../shared/compare/most-compared.ts';
import { useGroupScope } from '../../shared/scope/group-scope.ts';
import { useListPage } from '../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import {
  cityList,
  aheadOf,
  filterOf,
  metricKeyOf,
  toggledCity,
  withCompared,
  type CityBaseAddress,
} from './city-base-address.ts';
import { CityBaseFilters } from './city-base-filters.tsx';
import { CityBaseMap } from './city-base-map.tsx';
import styles from './city-base.module.css';
import { CityCharts } from './city-charts.tsx';
import { CityComparison } from './city-comparison.tsx';
import { CityLineCard } from './city-lines/city-line-card.tsx';
import { cityMetricOf, type CityRow } from './city-metrics.ts';
import { rankedCities } from './ranked-cities.ts';
import { CityRanking } from './city-ranking.tsx';
import { CityTable } from './city-table.tsx';

export interface CityBaseProps {
  readonly address: CityBaseAddress;
  readonly onAddress: OnAddress<CityBaseAddress>;
}

/** Every city of the country fits on one page. */
const wholePage = 400;

/** The cities that the filters leave; those of a list of cities once the lists are known. */
function useCities(address: CityBaseAddress, isOpen: boolean) {
  const lines = useCall('app-analyse-city/lineList', {}, { quiet: true, enabled: isOpen });
  const line = lines.data?.find(({ lineId }) => lineId === address.line);
  const isLineGone = address.line !== undefined && lines.data !== undefined && line === undefined;
  const lineCities = line?.cities.map(({ cityCode }) => cityCode) ?? [];
  // A list without any permitted city is empty; the call without cities would return all.
  const isLineEmpty = line !== undefined && lineCities.length === 0;
  const isReady = address.line === undefined || lines.data !== undefined;
  const filter = filterOf(address, lineCities);
  const found = useCall(
    'app-analyse-city/conditionQuery',
    { ...filter, pageSize: wholePage },
    { enabled: isOpen && isReady && !isLineEmpty, quiet: true, keepPrevious: true },
  );
  const rows: readonly CityRow[] | undefined = isLineEmpty ? [] : found.data?.rows;
  return { lines, isLineGone, filter, found, rows };
}

/** Orders that the workbook can be in; it is by sellable units otherwise. */
const workbookSorts = {
  units: 'units',
  positions: 'positions',
  vacancy: 'freeShare',
  unitsPerWan: 'unitsPerWan',
  priceIndex: 'priceIndex',
  population: 'population',
  gdp: 'gdp',
} as const;

/** Cities as advertising bases: on the map, ranked, side by side and in a table. */
export function CityBase({ address, onAddress }: CityBaseProps) {
  const scope = useGroupScope(mediaGroups.nationwide);
  const isOpen = scope === 'ALL' || scope.size > 0;
  const { lines, isLineGone, filter, found, rows } = useCities(address, isOpen);
  const [isExporting, setExporting] = useState(false);
  const page = useListPage(cityList, { name: 'city-base', address, onAddress });
  const key = metricKeyOf(address);
  const ahead = aheadOf(address);
  const metric = useMemo(() => cityMetricOf(key, ahead), [key, ahead]);
  const ranked = useMemo(() => rows && rankedCities(rows, metric), [rows, metric]);

  const compareAll = (cityCodes: readonly string[]): void => {
    const next = withCompared(address, cityCodes);
    if (next) onAddress(next);
    else publishNotice({ kind: 'info', title: `最多对比 ${maxCompared} 个城市，请先移除一个` });
  };
  const compare = (cityCode: string): void => compareAll(toggledCity(address, cityCode));
  const exportWorkbook = async (): Promise<void> => {
    setExporting(true);
    const sort = key in workbookSorts ? workbookSorts[key as keyof typeof workbookSorts] : 'units';
    const saved = await saveFile('v1/city-base/export', { ...filter, sort });
    setExporting(false);
    if (saved.body) publishNotice({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };

  const header = (
    <PageHeader
      title="城市底盘"
      subtitle="各城市的人口、GDP、媒体存量、空位与刊例价格水平；只含您有数据权限的城市与媒体。"
      actions={
        isOpen && (
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            loading={isExporting}
            disabled={!rows || rows.length === 0}
            onClick={() => void exportWorkbook()}
          >
            导出 Excel
          </Button>
        )
      }
    />
  );
  if (!isOpen)
    return (
      <>
        {header}
        <StateBlock
          kind="no-permission"
          title="暂无任何城市数据权限"
          description="如需使用，请联系管理员开通。"
        />
      </>
    );
  const hasInventory = rows?.some(({ media }) => media.length > 0) ?? true;
  return (
    <>
      {header}
      <CityBaseFilters
        {...page.filters}
        address={address}
        lineName={lines.data?.find(({ lineId }) => lineId === address.line)?.name}
        onRefresh={() => void found.refetch()}
      />
      <div className={styles.notes}>
        {found.data?.isDemo && (
          <Alert type="info" showIcon title="演示数据：媒体存量、档期与价格均为模拟生成，不对应真实媒体。" />
        )}
        {isLineGone && (
          <Alert
            type="warning"
            showIcon
            title="所选城市线不存在或已删除，已显示全部城市"
            action={<Button onClick={() => onAddress({ ...address, line: undefined })}>知道了</Button>}
          />
        )}
        {rows && rows.length > 0 && !hasInventory && (
          <Alert
            type="info"
            showIcon
            title="所列城市还没有媒体存量数据，只有人口与 GDP；发布媒体点位或公交线路后即可比较。"
          />
        )}
      </div>
      {found.error && rows === undefined ? (
        <StateBlock
          kind="section-failed"
          errorText={found.error.message}
          onRetry={() => void found.refetch()}
        />
      ) : rows === undefined || ranked === undefined ? (
        <StateBlock kind="loading" rows={12} minHeight={560} />
      ) : rows.length === 0 ? (
        <StateBlock kind="no-match" minHeight={320} onClearFilters={page.filters.clear} />
      ) : (
        <div className={styles.stack} aria-busy={found.isPlaceholderData}>
          <div className={styles.mapAndRanking}>
            <CityBaseMap
              rows={rows}
              metric={metric}
              scope={scope}
              address={address}
              asOf={found.data?.asOf}
              isDemo={found.data?.isDemo === true}
              onAddress={onAddress}
              onCompare={compare}
            />
            <CityRanking rows={ranked} metric={metric} address={address} onCompare={compare} />
          </div>
          <div className={styles.comparisonAndLines}>
            <CityComparison address={address} onAddress={onAddress} onCompare={compare} />
            <CityLineCard lines={lines} scope={scope} address={address} onAddress={onAddress} />
          </div>
          <CityCharts rows={rows} address={address} />
        </div>
      )}
      {rows && rows.length > 0 && (
        <CityTable
          rows={ranked ?? rows}
          address={address}
          asOf={found.data?.asOf}
          list={page}
          onCompared={compareAll}
        />
      )}
      {rows?.length === 0 && (
        <CityLineCard lines={lines} scope={scope} address={address} onAddress={onAddress} />
      )}
    </>
  );
}
