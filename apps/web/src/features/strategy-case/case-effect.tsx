import type { StrategyCase } from '@ooh/contract/domain/strategy-case';
import { reachAndFrequency } from '../../shared/figure/reach-and-frequency.tsx';
import { Facts } from '../../ui/figure/facts.tsx';
import { formatFen } from '../../ui/figure/format-figure.ts';
import styles from './strategy-case.module.css';

/** Reach, frequency and CPM of the order behind a case, as run. */
export function CaseEffect({ effect }: { readonly effect: NonNullable<StrategyCase['effect']> }) {
  return (
    <Facts
      label="效果（按上刊记录测算）"
      className={styles.effect}
      facts={[...reachAndFrequency(effect), ['CPM', formatFen(effect.cpmFen)]]}
    />
  );
}
