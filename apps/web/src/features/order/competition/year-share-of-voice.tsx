import type { CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../../api/use-call.ts';
import { formatShare } from '../../../ui/figure/format-figure.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import type { OrderOutput } from '../around/order-by-id.tsx';
import styles from './competition.module.css';

type Cell = CallOutput<'competitor/getMediaCompetitorData'>['cells'][number];

/** Cities and media of an order, as the calls on rivals want them. */
export function scopeOf({ items }: OrderOutput) {
  return {
    cityCodes: [...new Set(items.map((item) => item.cityCode))],
    mediumIds: [...new Set(items.map((item) => item.mediumId))],
  };
}

const shareIn = (cell: Cell, brandId: string) =>
  cell.rivals.find((rival) => rival.brandId === brandId)?.sos ?? null;

export function YearShareOfVoice({
  order,
  chosen,
  names,
}: {
  order: OrderOutput;
  chosen: readonly string[];
  names: ReadonlyMap<string, string>;
}) {
  const shareOfVoice = useCall(
    'competitor/getMediaCompetitorData',
    { brandId: order.row.brandId, brandIds: [...chosen], ...scopeOf(order) },
    { keepPrevious: true },
  );
  const columns: AppColumn<Cell>[] = [
    {
      key: 'cell',
      title: '城市 × 媒体',
      width: 184,
      render: ({ cityName, mediumName }) => `${cityName} ${mediumName}`,
    },
    {
      key: 'own',
      title: order.row.brandName,
      width: 104,
      isNumeric: true,
      render: ({ sos }) => formatShare(sos),
    },
    ...chosen.map((brandId): AppColumn<Cell> => ({
      key: brandId,
      title: names.get(brandId) ?? brandId,
      width: 104,
      isNumeric: true,
      render: (cell) => formatShare(shareIn(cell, brandId)),
    })),
  ];
  return (
    <>
      <h3 className={styles.subtitle}>
        近十二个月同城同媒 SOS：{order.row.brandName} {formatShare(shareOfVoice.data?.sos)}
      </h3>
      <AppTable<Cell>
        caption="近十二个月同城同媒 SOS"
        columns={columns}
        rows={shareOfVoice.data?.cells}
        rowKey={({ cityCode, mediumId }) => `${cityCode}:${mediumId}`}
        isLoading={shareOfVoice.isPlaceholderData}
        error={shareOfVoice.error}
        onRetry={() => void shareOfVoice.refetch()}
        emptyTitle="近十二个月没有同业投放"
      />
    </>
  );
}
