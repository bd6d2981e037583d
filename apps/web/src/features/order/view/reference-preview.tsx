import type { ReferenceScheme } from '@ooh/contract/domain/reference-scheme';
import { useCall } from '../../../api/use-call.ts';
import { Fact, FactList } from '../../../ui/figure/fact-list.tsx';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './view.module.css';

/** What a scheme bought, where, and what it resembles in. */
export function ReferencePreview({ scheme }: { readonly scheme: ReferenceScheme }) {
  const plan = useCall('mediaOrder/getMediaPlacementPlanByPlanId', { planId: scheme.planId });
  return (
    <div className={styles.stack}>
      <section aria-label="相似度">
        <h3>相似度 {formatNumber(scheme.similarity, 1)}</h3>
        <FactList>
          {scheme.parts.map(({ name, points, most }) => (
            <Fact key={name} name={name}>
              <span className={styles.meter}>
                <meter min={0} max={most} value={points} aria-label={`${name}得分`} />
                <span className="numeric">
                  {formatNumber(points, 1)} / {formatNumber(most)}
                </span>
              </span>
            </Fact>
          ))}
        </FactList>
        <p className={styles.quiet}>与需求的差异：{scheme.differences.join('、') || '无'}</p>
      </section>
      {plan.error ? (
        <StateBlock kind="section-failed" error={plan.error} onRetry={() => void plan.refetch()} />
      ) : plan.data === undefined ? (
        <StateBlock kind="loading" rows={6} />
      ) : (
        [
          ['城市', plan.data.cities],
          ['媒体', plan.data.media],
        ].map(([title, parts]) => (
          <section key={title as string} aria-label={title as string}>
            <h3>{title as string}</h3>
            <FactList>
              {(parts as typeof plan.data.cities).map(({ key, name, units, amounts }) => (
                <Fact key={key} name={name}>
                  {formatNumber(units)} 面/辆 · {formatFen(amounts.netFen, { unit: 'auto' })}
                </Fact>
              ))}
            </FactList>
          </section>
        ))
      )}
    </div>
  );
}
