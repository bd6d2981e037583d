import type { OrderItem } from '@ooh/contract/domain/media-order';
import { Segmented } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { commentColumn } from '../comments/comment-column.tsx';
import { detailList, itemGroups, itemSorts, type ItemGroup } from './detail-address.ts';
import { amountColumns, holdColumn, unitColumns } from './item-columns.tsx';
import styles from './detail.module.css';
import type { TabProps } from './tab-content.tsx';
import { ItemFilters } from '../item-filters.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import { MediaSums } from './media-sums.tsx';

const groups: readonly { readonly value: ItemGroup | 'item'; readonly label: string }[] = [
  { value: 'item', label: '逐行' },
  { value: 'city', label: '按城市' },
  { value: 'medium', label: '按媒体' },
  { value: 'form', label: '按形式' },
  { value: 'level', label: '按等级' },
];

/** Every line of media with its price and hold, filtered and sorted by the service; or their sums. */
export function MediaTab({ order, address, onAddress }: TabProps) {
  const { orderId } = order.row;
  const groupBy = address.by ?? 'item';
  const { pageNo, pageSize, sort, filters, tableOf } = useListPage(detailList, {
    name: 'order-items',
    address,
    onAddress,
  });
  const { city, medium, q = '' } = address;
  const filter = {
    ...(city === undefined ? {} : { cityCode: city }),
    ...(medium === undefined ? {} : { mediumId: medium }),
  };
  const list = useCall(
    'media-order-match-detail/getMatchDetailOrderData/{orderId}',
    {
      ...filter,
      orderId,
      keyword: q,
      sortBy: itemSorts.find((key) => key === sort?.key) ?? 'itemNo',
      ascending: sort?.order === 'desc' ? 'false' : 'true',
      pageNo,
      pageSize,
    },
    { keepPrevious: true, enabled: groupBy === 'item' },
  );
  const { totals, units } = list.data ?? {};
  const columns: AppColumn<OrderItem>[] = [
    ...unitColumns(),
    ...amountColumns(),
    holdColumn,
    commentColumn((item) => onAddress({ ...address, tab: 'comments', item, page: undefined })),
  ];
  return (
    <>
      <div className={styles.tools}>
        <Segmented
          aria-label="汇总方式"
          value={groupBy}
          onChange={(value) => filters.filter({ by: itemGroups.find((group) => group === value) })}
          options={[...groups]}
        />
        <ItemFilters
          orderId={orderId}
          city={city}
          medium={medium}
          className={styles.select}
          onFilter={filters.filter}
        />
        {groupBy === 'item' && (
          <span className={styles.keyword}>
            <KeywordInput
              subject="线路或点位名称"
              value={q}
              onSearch={(text) => filters.filter({ q: text === '' ? undefined : text })}
            />
          </span>
        )}
      </div>
      {groupBy === 'item' ? (
        <AppTable<OrderItem>
          caption="媒体明细"
          columns={columns}
          {...tableOf(list)}
          rowKey={({ itemId }) => itemId}
          emptyTitle="订单还没有媒体"
          toolbar={
            totals && (
              <span className="numeric">
                共 {formatNumber(units)} 面/辆 · 刊例 {formatFen(totals.rateCardFen, { unit: 'auto' })} · 净价{' '}
                {formatFen(totals.netFen, { unit: 'auto' })} · 含税{' '}
                {formatFen(totals.totalFen, { unit: 'auto' })}
              </span>
            )
          }
        />
      ) : (
        <MediaSums input={filter} orderId={orderId} groupBy={groupBy} />
      )}
    </>
  );
}
