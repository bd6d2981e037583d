import { Drawer } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { basisText } from '../../../shared/figure/basis-text.ts';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { OverlapTable } from './overlap-table.tsx';
import { PortraitTable } from './portrait-table.tsx';
import styles from '../crowd-pack.module.css';

export interface CompareDrawerProps {
  readonly packIds: readonly string[];
  readonly onClose: () => void;
}

/** Two to four packs on the same persons: sizes, overlaps and portraits side by side. */
export function CompareDrawer({ packIds, onClose }: CompareDrawerProps) {
  useReturnFocus();
  const compared = useCall('v1/crowd-packs/compare', { packIds: [...packIds] });
  const { data, error } = compared;
  return (
    <Drawer open size={960} title="人群包对比" onClose={onClose}>
      {data === undefined ? (
        <SectionPending error={error} onRetry={() => void compared.refetch()} rows={10} />
      ) : (
        <div className={styles.compare}>
          <p>在共同城市 {data.cityNames.join('、')} 的同一批样本人员上精确计算；区间为 95%。</p>
          <OverlapTable compared={data} />
          <PortraitTable packs={data.packs} />
          {data.basis[0] && <p className={styles.under}>{basisText(data.basis[0])}</p>}
        </div>
      )}
    </Drawer>
  );
}
