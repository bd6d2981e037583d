import type { CallOutput } from '@ooh/contract/registry';
import { PortraitCard } from '../../shared/portrait/portrait-card.tsx';
import { Card } from '../../ui/page/card.tsx';
import { PackHistoryCard } from './pack-history-card.tsx';
import { PackUsesCard } from './pack-uses-card.tsx';
import { CitySplit } from './user-package-view.tsx';
import styles from './user-package.module.css';

export interface PackOverviewTabProps {
  readonly packId: string;
  readonly pack: CallOutput<'mediaOrder/getByIdMediaTaCrowdPack/{id}'>;
  readonly labelHref?: (labelId: number) => string;
}

/** Cities, portrait, uses and history of a pack. */
export function PackOverviewTab({ packId, pack, labelHref }: PackOverviewTabProps) {
  const { row, cities, portrait } = pack;
  return (
    <div className={styles.page}>
      {cities.length > 0 && (
        <Card title="城市分布">
          <CitySplit cities={cities} />
        </Card>
      )}
      <PortraitCard
        dimensions={portrait}
        labelHref={labelHref}
        emptyTitle={row.state === 'ready' ? undefined : '计算完成后显示画像'}
      />
      <div className={styles.columns}>
        <PackUsesCard packId={packId} />
        <PackHistoryCard packId={packId} />
      </div>
    </div>
  );
}
