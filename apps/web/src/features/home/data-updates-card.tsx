import { releaseKindNames } from '@ooh/contract/domain/data-release';
import type { CallOutput } from '../../api/call-types.ts';
import { useCall } from '../../api/use-call.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { Card } from '../../ui/page/card.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './data-updates-card.module.css';

type DataRelease = CallOutput<'v1/data-releases'>['rows'][number];

function Update({ release }: { readonly release: DataRelease }) {
  return (
    <li className={styles.update}>
      <p>
        {release.cityName} · {releaseKindNames[release.kind]}
        {release.isDemo && <span className={styles.demo}>演示</span>}
      </p>
      <p className={styles.source}>
        <time dateTime={release.createdAt}>{formatTime(release.createdAt)}</time> · {release.source}
      </p>
    </li>
  );
}

/** What data came in last, and from where. */
export function DataUpdatesCard() {
  const releases = useCall('v1/data-releases', { pageSize: 6 });
  const rows = releases.data?.rows;
  return (
    <Card title="数据更新" extra={<HrefLink href="/administration/data-releases">全部</HrefLink>}>
      {releases.error && (
        <StateBlock kind="section-failed" error={releases.error} onRetry={() => void releases.refetch()} />
      )}
      {releases.isPending && <StateBlock kind="loading" rows={4} />}
      {rows?.length === 0 && <StateBlock kind="empty" title="还没有数据版本" />}
      {rows !== undefined && rows.length > 0 && (
        <ul>
          {rows.map((release) => (
            <Update key={release.releaseId} release={release} />
          ))}
        </ul>
      )}
    </Card>
  );
}
