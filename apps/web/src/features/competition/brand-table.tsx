import type { CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../api/use-call.ts';
import { formatShare } from '../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';

type Brand = CallOutput<'competitor/marketLayout'>['rows'][number];

const change = ({ spendFen, previousFen }: Brand): string =>
  previousFen === null || previousFen === 0 ? '—' : formatShare(spendFen / previousFen - 1);

const columns: AppColumn<Brand>[] = [
  { key: 'brand', title: '品牌', width: 140, render: ({ brandName }) => brandName },
  {
    key: 'products',
    title: '被监测产品',
    width: 200,
    ellipsis: true,
    render: ({ products }) => products.join('、') || '—',
  },
  {
    key: 'spend',
    title: '花费（估算）',
    width: 130,
    isNumeric: true,
    render: ({ spendFen }) => <MoneyFen fen={spendFen} unit="auto" />,
  },
  { key: 'sos', title: '份额 SOS', width: 100, isNumeric: true, render: ({ sos }) => formatShare(sos) },
  { key: 'change', title: '环比', width: 90, isNumeric: true, render: change },
  { key: 'cities', title: '城市数', width: 80, isNumeric: true, render: ({ cityCount }) => cityCount },
  {
    key: 'medium',
    title: '主力媒体',
    width: 160,
    render: ({ mainMedium }) => `${mainMedium.mediumName} ${formatShare(mainMedium.share)}`,
  },
  { key: 'first', title: '首次', width: 110, render: ({ firstSeen }) => firstSeen },
  { key: 'last', title: '末次', width: 110, render: ({ lastSeen }) => lastSeen },
];

/** Brands of the market; the chosen ones are the rivals that trend and conclusion look at. */
export function BrandTable({
  rows,
  chosen,
  onChoose,
}: {
  readonly rows: readonly Brand[];
  readonly chosen: readonly string[];
  readonly onChoose: (brandIds: string[]) => void;
}) {
  return (
    <AppTable<Brand>
      caption="市场中的品牌"
      settingsKey="competition-brands"
      columns={columns}
      rows={rows}
      rowKey={({ brandId }) => brandId}
      selectedKeys={chosen}
      onSelect={(keys) => onChoose(keys.slice(0, 5))}
      emptyTitle="所选范围内没有投放"
    />
  );
}

/** Products of the own brand, as the product knows them. */
export function OwnProducts({ brandId }: { readonly brandId: string }) {
  const { data } = useCall('competitor/getBrandIdByProductData', { brandId });
  if (data === undefined || data.length === 0) return null;
  return <span>本品牌产品：{data.map(({ productName }) => productName).join('、')}</span>;
}
