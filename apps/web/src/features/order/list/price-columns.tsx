import type { OrderRow } from '@ooh/contract/domain/media-order';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { discountText } from './discount-text.ts';

export const priceColumns: readonly AppColumn<OrderRow>[] = [
  {
    key: 'budgetFen',
    title: '预算',
    width: 112,
    isNumeric: true,
    isSortable: true,
    render: ({ budgetFen }) => <MoneyFen fen={budgetFen} unit="auto" />,
  },
  {
    key: 'rateCardFen',
    title: '刊例价',
    width: 112,
    isNumeric: true,
    render: ({ amounts, items }) => <MoneyFen fen={items === 0 ? null : amounts.rateCardFen} unit="auto" />,
  },
  {
    key: 'discount',
    title: '折扣',
    width: 84,
    isNumeric: true,
    render: ({ discount }) => discountText(discount),
  },
];
