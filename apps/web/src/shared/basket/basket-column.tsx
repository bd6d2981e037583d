import type { AppColumn } from '../../ui/table/app-column.ts';
import { AddToBasket, type AddToBasketProps } from './add-to-basket.tsx';

/** The column that puts what a row sells into the basket. */
export const basketColumn = <Row,>(offerOf: (row: Row) => AddToBasketProps): AppColumn<Row> => ({
  key: 'basket',
  title: '方案篮',
  width: 96,
  fixed: 'right',
  render: (row) => <AddToBasket {...offerOf(row)} />,
});
