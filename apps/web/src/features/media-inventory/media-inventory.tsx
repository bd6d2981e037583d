import { mediaInventoryGroup } from '@ooh/contract/domain/medium';
import { Alert } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { isOpen } from '../../ui/city-picker/choose-cities.ts';
import { useCityNames } from '../../ui/city-picker/use-city-catalog.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { cityToShow } from '../../ui/scope/city-to-show.ts';
import { useGroupScope } from '../../ui/scope/group-scope.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { filterOf, type InventoryAddress, type InventoryRow } from './inventory-address.ts';
import { inventoryColumns } from './inventory-columns.tsx';
import { InventoryFilters } from './inventory-filters.tsx';
import { InventoryMap } from './inventory-map.tsx';

export interface MediaInventoryProps {
  readonly address: InventoryAddress;
  readonly onAddress: (address: InventoryAddress) => void;
}

/** Fixed media of a city: on the map and in a table, with free faces of a period and prices. */
export function MediaInventory({ address, onAddress }: MediaInventoryProps) {
  const scope = useGroupScope(mediaInventoryGroup);
  const [located, setLocated] = useState<readonly [number, number] | null>(null);
  const nameOf = useCityNames();
  const city = cityToShow(address.city, scope);
  const isLocked = city === undefined || !isOpen(scope, city);
  const { page = 1, size = 20 } = address;
  const list = useCall(
    'v1/media-inventory/list',
    { ...filterOf(city ?? '', address), pageNo: page, pageSize: size },
    { enabled: !isLocked, quiet: true, keepPrevious: true },
  );
  const media = list.data?.media ?? [];
  const mediumNames = new Map(media.map(({ mediumId, name }) => [mediumId, name]));
  const isFiltered = ['medium', 'level', 'q', 'free'].some(
    (key) => address[key as keyof InventoryAddress] !== undefined,
  );
  const isDemo = list.data?.isDemo === true;
  return (
    <>
      <PageHeader
        title="媒体资源"
        subtitle="点位、面与规格、所选档期的空位和刊例价；不选档期时按今天计算空位。"
      />
      <InventoryFilters city={city} scope={scope} media={media} address={address} onAddress={onAddress} />
      {isLocked ? (
        <StateBlock
          kind="no-permission"
          title={`暂无${city === undefined ? '任何城市' : nameOf(city)}数据权限`}
          description="如需使用，请联系管理员开通。"
        />
      ) : (
        <>
          {isDemo && (
            <Alert
              type="info"
              showIcon
              title="演示数据：点位、等级、档期与价格均为模拟生成，不对应真实媒体。"
            />
          )}
          <InventoryMap
            cityCode={city}
            cityName={nameOf(city)}
            address={address}
            isDemo={isDemo}
            located={located}
          />
          <AppTable<InventoryRow>
            caption={`${nameOf(city)}媒体点位`}
            columns={inventoryColumns(
              (id) => mediumNames.get(id) ?? String(id),
              ({ lng, lat }) => setLocated([lng, lat]),
              { cityCode: city, startDate: address.from, endDate: address.to },
            )}
            rows={list.data?.rows}
            rowKey={({ positionId }) => positionId}
            page={{ pageNo: page, pageSize: size, total: list.data?.total ?? 0 }}
            onPage={(pageNo, pageSize) => onAddress({ ...address, city, page: pageNo, size: pageSize })}
            isLoading={list.isPlaceholderData}
            error={list.error}
            onRetry={() => void list.refetch()}
            isFiltered={isFiltered}
            onClearFilters={() => onAddress({ city, size: address.size, from: address.from, to: address.to })}
            emptyTitle={`${nameOf(city)}还没有媒体点位`}
            settingsKey="media-inventory"
          />
        </>
      )}
    </>
  );
}
