import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderItem } from '@ooh/contract/domain/media-order';
import { lineStanding, type OrderDiscounts } from '@ooh/contract/domain/line-approval';
import type { BookingState } from '@ooh/contract/domain/medium';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag, type StatusTone } from '../../../ui/figure/status-tag.tsx';
import { unitPriceText } from '../../../shared/figure/unit-price.ts';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { FloorTag } from '../floors/floor-tag.tsx';
import { discountText } from '../list/discount-text.ts';
import { periodText } from '../../../shared/order/period-text.ts';
import { WithThumbnail } from '../../../shared/media-picture/media-picture.tsx';
import { SamplePriceMark } from '../../../shared/figure/source-mark.tsx';
import styles from './detail.module.css';

const holds: Readonly<Record<BookingState, readonly [StatusTone, string]>> = {
  intention: ['waiting', '意向'],
  hold: ['warning', '锁位'],
  sold: ['success', '已售'],
  released: ['neutral', '已释放'],
};

/** How an item's units are held, and until when. */
export function HoldTag({ item }: { readonly item: OrderItem }) {
  const { holdState, heldUnits, quantity, expiresAt } = item;
  if (holdState === null) return <StatusTag tone="neutral" text="未锁位" />;
  const [tone, name] = holds[holdState];
  const isPartial = heldUnits < quantity;
  return (
    <StatusTag
      tone={tone}
      text={isPartial ? `${name} ${heldUnits}/${quantity}` : name}
      title={expiresAt === null ? undefined : `锁位至 ${formatTime(expiresAt)}`}
    />
  );
}

/** What is bought: the columns that media and quotation share. */
export function unitColumns(): AppColumn<OrderItem>[] {
  return [
    { key: 'itemNo', title: '序号', width: 64, isNumeric: true, render: ({ itemNo }) => itemNo },
    { key: 'city', title: '城市', width: 88, render: ({ cityName }) => cityName },
    {
      key: 'medium',
      title: '媒体形式',
      width: 268,
      ellipsis: true,
      render: (item) => (
        <WithThumbnail format={item}>{`${item.mediumName} · ${item.formName}`}</WithThumbnail>
      ),
    },
    {
      key: 'unitName',
      title: '线路/点位',
      width: 200,
      isSortable: true,
      ellipsis: true,
      render: unitTitle,
    },
    { key: 'level', title: '等级', width: 68, render: ({ level }) => level },
    {
      key: 'quantity',
      title: '数量',
      width: 80,
      isNumeric: true,
      render: ({ quantity, unit }) => `${formatNumber(quantity)} ${unit}`,
    },
    {
      key: 'startDate',
      title: '刊期',
      width: 188,
      isSortable: true,
      render: ({ startDate, endDate }) => <span className="numeric">{periodText(startDate, endDate)}</span>,
    },
  ];
}

/** Prices and amounts of an item; with what is known of floors, how its discount stands to them. */
export function amountColumns(discounts: OrderDiscounts = null): AppColumn<OrderItem>[] {
  const money = (
    key: 'rateCardFen' | 'netFen' | 'productionFen' | 'serviceFen' | 'taxFen' | 'totalFen',
    title: string,
  ): AppColumn<OrderItem> => ({
    key,
    title,
    width: 124,
    isNumeric: true,
    isSortable: key === 'netFen',
    render: ({ amounts }) => formatFen(amounts[key]),
  });
  return [
    {
      key: 'priceFen',
      title: '刊例单价',
      width: 148,
      isNumeric: true,
      isSortable: true,
      render: ({ priceFen, priceDays, isSamplePrice }) => (
        <span className={styles.price}>
          <span>{unitPriceText(priceFen, priceDays)}</span>
          {isSamplePrice && <SamplePriceMark />}
        </span>
      ),
    },
    money('rateCardFen', '刊例合计'),
    {
      key: 'discount',
      title: '折扣',
      width: discounts === null ? 80 : 104,
      isNumeric: true,
      render: (item) => (
        <span className={styles.price}>
          <span>{item.isGift ? '赠送' : discountText(item.discountPermille / 1000)}</span>
          <FloorTag standing={lineStanding(item, discounts)} />
        </span>
      ),
    },
    money('netFen', '净价'),
    money('productionFen', '制作费'),
    money('serviceFen', '服务费'),
    money('taxFen', '税费'),
    money('totalFen', '含税合计'),
  ];
}

export const holdColumn: AppColumn<OrderItem> = {
  key: 'hold',
  title: '锁位',
  width: 112,
  render: (item) => <HoldTag item={item} />,
};
