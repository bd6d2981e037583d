import { DownloadOutlined } from '@ant-design/icons';
import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';
import { maxCompared } from '../../shared/compare/most-compared.ts';
import { FilterChips } from '../../shared/map-workbench/filter-chips.tsx';
import { MapWorkbench } from '../../shared/map-workbench/map-workbench.tsx';
import panel from '../../shared/map-workbench/panel.module.css';
import { ScreenHead } from '../../shared/map-workbench/screen-head.tsx';
import { NoPermission } from '../../shared/scope/no-permission.tsx';
import { useGroupMedia, useGroupScope } from '../../shared/scope/group-scope.ts';
import { useListPage } from '../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import {
  aheadOf,
  cityList,
  metricKeyOf,
  toggledCity,
  withCompared,
  type CityBaseAddress,
} from './city-base-address.ts';
import { CityBaseFilters } from './city-base-filters.tsx';
import { CityBaseMap } from './city-base-map.tsx';
import { cityChips } from './city-chips.ts';
import { CityDock } from './city-dock.tsx';
import { CityLineCard } from './city-lines/city-line-card.tsx';
import { cityMetricOf } from './city-metrics.ts';
import { CityNotices } from './city-notices.tsx';
import { MapTools } from './map-tools.tsx';
import { rankedCities } from './ranked-cities.ts';
import { useCities } from './use-cities.ts';

const title = '城市底盘';
const subject = '各城市的人口、GDP、媒体存量、空位、刊例价格与 CPM、竞品覆盖；只含您有数据权限的城市与媒体。';

export interface CityBaseProps {
  readonly address: CityBaseAddress;
  readonly onAddress: OnAddress<CityBaseAddress>;
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
  const cities = useCities(address, isOpen);
  const { lines, filter, found, rows } = cities;
  const media = useGroupMedia(mediaGroups.nationwide);
  const mediumNameOf = (id: number) => media.find(({ mediumId }) => mediumId === id)?.name ?? String(id);
  const [isExporting, setExporting] = useState(false);
  const page = useListPage(cityList, { name: 'city-base', address, onAddress });
  const key = metricKeyOf(address);
  const ahead = aheadOf(address);
  const metric = useMemo(() => cityMetricOf(key, ahead), [key, ahead]);
  const ranked = useMemo(() => rows && rankedCities(rows, metric), [rows, metric]);

  const compareAll = (cityCodes: readonly string[]): void => {
    const next = withCompared(address, cityCodes);
    if (next) onAddress(next);
    else notifyBriefly({ kind: 'info', title: `最多对比 ${maxCompared} 个城市，请先移除一个` });
  };
  const compare = (cityCode: string): void => compareAll(toggledCity(address, cityCode));
  const exportWorkbook = async (): Promise<void> => {
    setExporting(true);
    const sort = key in workbookSorts ? workbookSorts[key as keyof typeof workbookSorts] : 'units';
    const saved = await saveFile('v1/city-base/export', {
      ...filter,
      sort,
      ...(address.ym && { month: address.ym }),
    });
    setExporting(false);
    if (saved.body) notifyBriefly({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };

  const exportButton = (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={isExporting}
      disabled={!rows || rows.length === 0}
      onClick={() => void exportWorkbook()}
    >
      导出 Excel
    </Button>
  );
  if (!isOpen)
    return (
      <>
        <PageHeader title={title} subtitle={subject} />
        <NoPermission group={mediaGroups.nationwide} />
      </>
    );
  const lineName = lines.data?.find(({ lineId }) => lineId === address.line)?.name;
  return (
    <MapWorkbench
      name="city-base"
      leftName="筛选与城市线"
      head={<ScreenHead title={title} facts={subject} actions={exportButton} />}
      left={
        <>
          <CityBaseFilters
            {...page.filters}
            address={address}
            market={cities.market}
            onMonth={(ym) => onAddress({ ...address, ym })}
            onRefresh={() => void found.refetch()}
          />
          <div className={panel.plain}>
            <CityLineCard lines={lines} scope={scope} address={address} onAddress={onAddress} />
          </div>
        </>
      }
      top={
        <>
          <MapTools metric={metric} scope={scope} address={address} onAddress={onAddress} />
          <FilterChips
            chips={cityChips(address, { lineName, mediumNameOf })}
            onFilter={page.filters.filter}
            onClear={page.filters.clear}
          />
        </>
      }
      notices={
        <CityNotices cities={cities} onForgetLine={() => onAddress({ ...address, line: undefined })} />
      }
      map={
        <CityBaseMap
          rows={rows ?? []}
          metric={metric}
          scope={scope}
          address={address}
          asOf={found.data?.asOf}
          isDemo={found.data?.isDemo === true}
          onAddress={onAddress}
          onCompare={compare}
        />
      }
      dock={
        <CityDock
          cities={cities}
          ranked={ranked}
          metric={metric}
          address={address}
          list={page}
          onAddress={onAddress}
          onCompare={compare}
          onCompared={compareAll}
        />
      }
    />
  );
}
