import { formatTime } from '../../ui/figure/format-time.ts';
import { missing } from '../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';

/** Columns of every list of orders and plans. */

export const brandColumn: AppColumn<{ readonly brandName: string; readonly productName: string | null }> = {
  key: 'brandName',
  title: '品牌/产品',
  width: 132,
  ellipsis: true,
  render: ({ brandName, productName }) => [brandName, productName].filter(Boolean).join(' · ') || missing,
};

export const updatedColumn: AppColumn<{ readonly updatedAt: string }> = {
  key: 'updatedAt',
  title: '更新时间',
  width: 148,
  isSortable: true,
  render: ({ updatedAt }) => <span className="numeric">{formatTime(updatedAt)}</span>,
};

/** The name of a row, which takes what is left of the width. */
export const nameColumn = <Row,>(width: number, render: AppColumn<Row>['render']): AppColumn<Row> => ({
  key: 'name',
  title: '名称',
  width,
  isSortable: true,
  ellipsis: true,
  render,
});
