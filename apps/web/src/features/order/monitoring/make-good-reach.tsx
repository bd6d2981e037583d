import type { MakeGoodProposal } from '@ooh/contract/domain/monitoring';
import { formatShare } from '../../../ui/figure/format-figure.ts';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import { FigureTile, FigureTiles } from '../../../ui/figure/figure-tile.tsx';
import styles from './make-good.module.css';

/** Promise, expectation and what the make-good brings, in one line. */
export function MakeGoodReach({ proposal }: { readonly proposal: MakeGoodProposal }) {
  const figures = [
    ['承诺', proposal.promisedReachShare],
    ['现预计', proposal.actualReachShare],
    ['补量后', proposal.restoredReachShare],
  ] as const;
  return (
    <div className={styles.reach}>
      <MetricLabel metric="reachShare" label="TA 到达率（模型预估）" />
      <FigureTiles>
        {figures.map(([name, share]) => (
          <FigureTile key={name} name={name} share={share ?? 0}>
            <span className="numeric">{formatShare(share, 2)}</span>
          </FigureTile>
        ))}
      </FigureTiles>
    </div>
  );
}
