import { packEventNames } from '@ooh/contract/domain/crowd-pack-names';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../ui/page/card.tsx';
import { formatTime } from '../../ui/figure/format-time.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import styles from './user-package.module.css';

/** What happened to a pack, the newest first. */
export function PackHistoryCard({ packId }: { readonly packId: string }) {
  const history = useCall('v1/crowd-packs/{packId}/history', { packId });
  return (
    <Card title="变更记录">
      {history.data === undefined ? (
        <SectionPending error={history.error} onRetry={() => void history.refetch()} rows={3} />
      ) : (
        <ul className={styles.plans}>
          {history.data.map(({ at, kind, by, detail }) => (
            <li key={`${at} ${kind}`}>
              {formatTime(at)} · {by === '' ? '系统' : by} · {packEventNames[kind]}
              {detail !== null && `：${detail}`}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
