import { formatCount, formatShare } from '../../ui/figure/format-figure.ts';
import { SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import styles from './media-category.module.css';
import {
  freeShareOf,
  playText,
  priceRangeText,
  productionText,
  sizeText,
  type MediumForm,
} from './medium-labels.ts';

export const formColumns: readonly AppColumn<MediumForm>[] = [
  { key: 'name', title: '形式', width: 136, fixed: 'left', render: ({ formName }) => formName },
  { key: 'size', title: '画面（约）', width: 128, render: sizeText },
  { key: 'play', title: '照明 / 播放', width: 176, render: playText },
  { key: 'production', title: '制作费（每面）', width: 128, isNumeric: true, render: productionText },
  {
    key: 'units',
    title: '可售单元',
    width: 96,
    isNumeric: true,
    render: ({ inventory }) => formatCount(inventory.units),
  },
  {
    key: 'free',
    title: '今日空位率',
    width: 104,
    isNumeric: true,
    render: ({ inventory }) => formatShare(freeShareOf(inventory)),
  },
  {
    key: 'price',
    title: '刊例单价',
    width: 240,
    isNumeric: true,
    render: ({ inventory }) => (
      <span className={styles.value}>
        {inventory.isSamplePrice && <SamplePriceMark />}
        <span className="numeric">{priceRangeText(inventory)}</span>
      </span>
    ),
  },
];
