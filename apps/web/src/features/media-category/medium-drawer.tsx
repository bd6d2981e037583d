import { Drawer } from 'antd';
import { formatCount, formatShare } from '../../ui/figure/format-figure.ts';
import { SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { AppTable } from '../../ui/table/app-table.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import styles from './media-category.module.css';
import {
  freeShareOf,
  playText,
  priceRangeText,
  productionText,
  sizeText,
  type CategoryMedium,
  type MediumForm,
} from './medium-labels.ts';

const columns: readonly AppColumn<MediumForm>[] = [
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

export interface MediumDrawerProps {
  readonly medium: CategoryMedium;
  readonly asOf: string;
  readonly onClose: () => void;
}

/** The forms of a medium: what is to be made for them, how much there is, and at what price. */
export function MediumDrawer({ medium, asOf, onClose }: MediumDrawerProps) {
  useReturnFocus();
  return (
    <Drawer open size={1080} title={`${medium.name} · 规格与价格`} onClose={onClose}>
      <AppTable<MediumForm>
        caption={`${medium.name}的形式`}
        columns={columns}
        rows={medium.forms}
        rowKey={({ formId }) => String(formId)}
      />
      <p className={styles.footnote}>
        {medium.isMoving
          ? '一辆车同一时间只用一种形式，各形式的可售单元是同一批车辆。'
          : '可售单元为面的轮播位；不同等级的点位价格不同，列出最低与最高。'}
        画面为常规尺寸，制作以媒体方确认为准；数据日期 {asOf}。
      </p>
    </Drawer>
  );
}
