import { mediaInventoryGroup } from '@ooh/contract/domain/medium';
import { Alert } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { isOpen } from '../../shared/city-picker/choose-cities.ts';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { useListPage } from '../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { cityToShow } from '../../shared/scope/city-to-show.ts';
import { useGroupScope } from '../../shared/scope/group-scope.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { filterOf, inventoryList, type InventoryAddress, type InventoryRow } from './inventory-address.ts';
import { inventoryColumns } from './inventory-columns.tsx';
import { InventoryFilters } from './inventory-filters.tsx';
import { InventoryMap } from './inventory-map.tsx';

export interface MediaInventoryProps {
  readonly address: InventoryAddress;
  readonly onAddress: OnAddress<InventoryAddress>;
}

/** Fixed media of a city: on the map and in a table, with free faces of a period and prices. */
export function MediaInventory({ address, onAddress }: MediaInventoryProps) {
  const scope = useGroupScope(mediaInventoryGroup);
  const [located, setLocated] = useState<readonly [number, number] | null>(null);
  const nameOf = useCityNames();
  const city = cityToShow(address.city, scope);
  const isLocked = city === undefined || !isOpen(scope, city);
  const page = useListPage(inventoryList, {
    name: 'media-inventory',
    address: { ...address, city },
    onAddress,
  });
  const list = useCall(
    'v1/media-inventory/list',
    { ...filterOf(city ?? '', address), pageNo: page.pageNo, pageSize: page.pageSize },
    { enabled: !isLocked, quiet: true, keepPrevious: true },
  );
  const media = list.data?.media ?? [];
  const mediumNames = new Map(media.map(({ mediumId, name }) => [mediumId, name]));
  const isDemo = list.data?.isDemo === true;
  return (
    <>
      <PageHeader
        title="媒体资源"
        subtitle="点位、面与规格、所选档期的空位和刊例价；不选档期时按今天计算空位。"
      />
      <InventoryFilters
        city={city}
        scope={scope}
        media={media}
        address={address}
        filter={page.filters.filter}
        onAddress={onAddress}
      />
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
            {...page.tableOf(list)}
            caption={`${nameOf(city)}媒体点位`}
            columns={inventoryColumns(
              (id) => mediumNames.get(id) ?? String(id),
              ({ lng, lat }) => setLocated([lng, lat]),
              { cityCode: city, startDate: address.from, endDate: address.to },
            )}
            rowKey={({ positionId }) => positionId}
            emptyTitle={`${nameOf(city)}还没有媒体点位`}
          />
        </>
      )}
    </>
  );
}
