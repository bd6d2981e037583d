import { useCall } from '../../../api/use-call.ts';
import { formatFen, formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import type { ItemGroup } from './detail-address.ts';

interface Part {
  readonly key: string;
  readonly name: string;
  readonly items: number;
  readonly units: number;
  readonly amounts: { readonly rateCardFen: number; readonly netFen: number; readonly totalFen: number };
  readonly share: number;
}

const partColumns: readonly AppColumn<Part>[] = [
  { key: 'name', title: '名称', width: 200, render: ({ name }) => name },
  { key: 'items', title: '行数', width: 88, isNumeric: true, render: ({ items }) => formatNumber(items) },
  {
    key: 'units',
    title: '数量（面/辆）',
    width: 116,
    isNumeric: true,
    render: ({ units }) => formatNumber(units),
  },
  {
    key: 'rateCardFen',
    title: '刊例价',
    width: 140,
    isNumeric: true,
    render: ({ amounts }) => formatFen(amounts.rateCardFen),
  },
  {
    key: 'netFen',
    title: '净价',
    width: 140,
    isNumeric: true,
    render: ({ amounts }) => formatFen(amounts.netFen),
  },
  {
    key: 'totalFen',
    title: '含税合计',
    width: 140,
    isNumeric: true,
    render: ({ amounts }) => formatFen(amounts.totalFen),
  },
  { key: 'share', title: '净价占比', width: 96, isNumeric: true, render: ({ share }) => formatShare(share) },
];

export function MediaSums(props: {
  readonly input: object;
  readonly orderId: string;
  readonly groupBy: ItemGroup;
}) {
  const { input, orderId, groupBy } = props;
  const parts = useCall(
    'media-order-match-detail/selectListLevelData',
    { ...input, orderId, groupBy },
    { keepPrevious: true },
  );
  return (
    <AppTable<Part>
      caption="媒体汇总"
      columns={partColumns}
      rows={parts.data?.rows}
      rowKey={({ key }) => key}
      isLoading={parts.isPlaceholderData}
      error={parts.error}
      onRetry={() => void parts.refetch()}
      emptyTitle="没有媒体"
    />
  );
}
