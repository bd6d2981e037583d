import { leastCases } from '@ooh/contract/domain/attainment';
import type { ContentTable } from '@ooh/contract/domain/content';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../../api/use-call.ts';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import { formatCount, formatShare } from '../../../ui/figure/format-figure.ts';
import documentStyles from '../../../shared/content/document/document.module.css';
import styles from './attainment-table.module.css';

type Line = CallOutput<'v1/standards/attainment'>['lines'][number];

/** The last 90 days, today included. */
function lastDays(): { from: string; to: string } {
  const now = new Date();
  return { from: chinaDate(new Date(now.getTime() - 89 * 86_400_000)), to: chinaDate(now) };
}

function Attained({ line }: { readonly line: Line | undefined }) {
  if (line === undefined) return <span className={styles.none}>暂不计量</span>;
  const { kept, due, share, unit, basis } = line;
  if (kept === null || share === null)
    return (
      <span className={styles.few} title={basis}>
        样本不足（{due} {unit}）
      </span>
    );
  return (
    <span className={styles.attained} title={basis}>
      <span className={styles.share}>{formatShare(share)}</span>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${Math.max(2, share * 100)}%` }} />
      </span>
      <span className={styles.cases}>
        {formatCount(kept)} / {formatCount(due)} {unit}
      </span>
    </span>
  );
}

/** The promises, and beside each how far it was kept. */
export function AttainmentTable({ table }: { readonly table: ContentTable }) {
  const { data, error, refetch } = useCall('v1/standards/attainment', lastDays());
  const lines = new Map(data?.lines.map((line) => [line.key, line]));
  const [item, promise, ...others] = table.columns;
  return (
    <>
      {/* A wide table scrolls, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={documentStyles.scroll} tabIndex={0} aria-label={table.caption}>
        <table className={documentStyles.table}>
          <caption className="visually-hidden">{table.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{item}</th>
              <th scope="col">{promise}</th>
              <th scope="col">
                <MetricLabel metric="attainment" label="近 90 天达成" />
              </th>
              {others.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ key, cells: [name, limit, ...rest] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className={styles.limit}>{limit}</td>
                <td>
                  {error && '—'}
                  {!error && !data && <span className={styles.none}>计算中</span>}
                  {data && <Attained line={lines.get(key)} />}
                </td>
                {rest.map((cell, index) => (
                  <td key={others[index]} className={styles.small}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={documentStyles.quiet} aria-live="polite">
        {error ? (
          <>
            达成情况加载失败：{error.message}{' '}
            <button type="button" className={styles.retry} onClick={() => void refetch()}>
              重试
            </button>
          </>
        ) : (
          data &&
          `监测 · ${lastDays().from} 至 ${lastDays().to} · 本人可见的 ${data.orders} 个订单 · 不足 ${leastCases} 例不展示`
        )}
      </p>
    </>
  );
}
