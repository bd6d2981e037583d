import { Drawer } from 'antd';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { AppTable } from '../../ui/table/app-table.tsx';
import styles from './media-category.module.css';
import type { CategoryMedium, MediumForm } from './medium-labels.ts';
import { formColumns } from './form-columns.tsx';

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
        columns={formColumns}
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
