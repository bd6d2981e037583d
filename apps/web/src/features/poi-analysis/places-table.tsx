import type { CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../api/use-call.ts';
import { missing } from '../../ui/figure/format-figure.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { AppTable } from '../../ui/table/app-table.tsx';
import { categoryName } from './category-name.ts';
import type { PoiAddress } from './poi-address.ts';

const call = 'poi-analyse-detail/poi-analyse-detail/list';
const pageSize = 50;

type Place = CallOutput<typeof call>['rows'][number];

const columns: readonly AppColumn<Place>[] = [
  { key: 'name', title: '名称', width: 220, fixed: 'left', render: ({ name }) => name },
  { key: 'category', title: '类别', width: 140, render: ({ category }) => categoryName(category) },
  { key: 'brand', title: '品牌', width: 140, render: ({ brand }) => brand ?? missing },
  { key: 'district', title: '行政区', width: 120, render: ({ districtName }) => districtName ?? missing },
  { key: 'address', title: '地址', width: 220, render: ({ address }) => address ?? missing },
];

export interface PlacesTableProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly own: readonly string[];
  readonly rivals: readonly string[];
  readonly types: readonly string[];
  readonly pageNo: number;
  readonly onPick: (change: Partial<PoiAddress>) => void;
}

/** The places that are counted, one by one. */
export function PlacesTable({ cityCode, cityName, own, rivals, types, pageNo, onPick }: PlacesTableProps) {
  const brands = [...own, ...rivals];
  const isAsked = brands.length + types.length > 0;
  const list = useCall(
    call,
    { cityCode, brands, categories: [...types], pageNo, pageSize },
    { keepPrevious: true, enabled: isAsked },
  );
  if (!isAsked) return <StateBlock kind="unselected" title="先选择品牌或类别" />;
  return (
    <AppTable<Place>
      caption={`${cityName} POI 明细`}
      columns={columns}
      rows={list.data?.rows}
      rowKey={({ placeId }) => placeId}
      page={{ pageNo, pageSize, total: list.data?.total ?? 0 }}
      onPage={(page) => onPick({ page: page === 1 ? undefined : page })}
      isLoading={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      emptyTitle={`${cityName}没有这样的 POI`}
    />
  );
}
