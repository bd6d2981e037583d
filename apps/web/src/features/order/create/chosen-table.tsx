import { Button } from 'antd';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { discountText } from '../list/discount-text.ts';
import { lineTitle } from '../item-input.ts';
import { amountsOf, keyOf, totalOf, withQuantity, type ChosenItem } from './offer-choice.ts';

export interface ChosenTableProps {
  readonly cityCode: string;
  readonly items: readonly ChosenItem[];
  readonly onItems: (items: readonly ChosenItem[]) => void;
}

function columnsOf(own: readonly ChosenItem[], props: ChosenTableProps): AppColumn<ChosenItem>[] {
  const total = totalOf(own);
  return [
    {
      key: 'unit',
      title: '线路/点位',
      width: 168,
      ellipsis: true,
      render: lineTitle,
      total: '合计',
    },
    {
      key: 'form',
      title: '媒体形式',
      width: 132,
      ellipsis: true,
      render: ({ mediumName, formName }) => `${mediumName} · ${formName}`,
    },
    {
      key: 'quantity',
      title: '数量',
      width: 92,
      isNumeric: true,
      render: ({ input, unit }) => `${formatNumber(input.quantity)} ${unit}`,
      total: `${formatNumber(total.units)} 面/辆`,
    },
    {
      key: 'rateCard',
      title: '刊例',
      width: 108,
      isNumeric: true,
      render: (item) => formatFen(amountsOf(item).rateCardFen),
      total: formatFen(total.rateCardFen),
    },
    {
      key: 'discount',
      title: '折扣',
      width: 80,
      isNumeric: true,
      render: ({ input }) => (input.isGift ? '赠送' : discountText((input.discountPermille ?? 1000) / 1000)),
    },
    {
      key: 'net',
      title: '净价',
      width: 124,
      isNumeric: true,
      render: (item) => formatFen(amountsOf(item).netFen),
      total: formatFen(total.netFen),
    },
    {
      key: 'production',
      title: '制作费',
      width: 116,
      isNumeric: true,
      render: (item) => formatFen(amountsOf(item).productionFen),
      total: formatFen(total.productionFen),
    },
    {
      key: 'actions',
      title: '操作',
      width: 72,
      fixed: 'right',
      render: (item) => (
        <Button
          type="link"
          size="small"
          aria-label={`移除${lineTitle(item)}`}
          onClick={() => props.onItems(withQuantity(props.items, item, 0))}
        >
          移除
        </Button>
      ),
    },
  ];
}

/** What the order takes in one city. */
export function ChosenTable(props: ChosenTableProps) {
  const { cityCode, items, onItems } = props;
  const own = items.filter(({ input }) => input.cityCode === cityCode);
  return (
    <AppTable<ChosenItem>
      caption="已选媒体"
      columns={columnsOf(own, props)}
      rows={own}
      rowKey={keyOf}
      bodyHeight={own.length > 10 ? 400 : undefined}
      emptyTitle="还没有选定媒体"
      toolbar={
        own.length > 0 && (
          <Button
            size="small"
            onClick={() => onItems(items.filter(({ input }) => input.cityCode !== cityCode))}
          >
            清空该城市
          </Button>
        )
      }
    />
  );
}
