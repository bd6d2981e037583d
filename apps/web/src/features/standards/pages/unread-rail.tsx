import { contentRouteNames } from '@ooh/contract/domain/content-names';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../ui/page/card.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './standards.module.css';

/** Most changes that are listed. */
const listed = 6;

/** What waits to be read by the user, and what changed last. */
export function UnreadRail() {
  const { data, error, refetch } = useCall('v1/content/list', {});
  if (error)
    return (
      <StateBlock kind="section-failed" title="待阅读加载失败" error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <StateBlock kind="loading" rows={5} />;
  const unread = data.documents.filter(({ isConfirmed, readAt }) => isConfirmed && readAt === null);
  const recent = data.documents
    .filter(({ publishedAt, coming }) => publishedAt !== null || coming !== null)
    .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
    .slice(0, listed);
  return (
    <>
      <Card title={`待阅读 ${unread.length}`}>
        {unread.length === 0 ? (
          <p className={styles.note}>现行版本都已阅读。</p>
        ) : (
          <ul className={styles.unread} aria-label="待阅读">
            {unread.map(({ docId, title, route, version, effectiveOn }) => (
              <li key={docId}>
                <HrefLink href={route} className={styles.name}>
                  {title}
                </HrefLink>
                <span className={styles.note}>
                  V{version} · {effectiveOn} 生效 · {contentRouteNames[route]}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title="最近变化">
        {recent.length === 0 ? (
          <p className={styles.note}>随产品提供的版本之后还没有修改。</p>
        ) : (
          <ul className={styles.recent} aria-label="最近变化">
            {recent.map(({ docId, title, route, version, changeNote, effectiveOn, coming }) => (
              <li key={docId}>
                <HrefLink href={route} className={styles.name}>
                  {title} V{version}
                </HrefLink>
                <span className={styles.note}>
                  {effectiveOn} 生效{changeNote !== '' && ` · ${changeNote}`}
                  {coming && ` · V${coming.version} 将于 ${coming.effectiveOn} 生效`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
