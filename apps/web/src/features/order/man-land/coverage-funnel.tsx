import type { Figure } from '@ooh/contract/domain/figure';
import type { CallOutput } from '@ooh/contract/registry';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { asPersons } from '../../../ui/figure/figure-formats.ts';
import { formatShare } from '../../../ui/figure/format-figure.ts';
import styles from './coverage-funnel.module.css';

type Funnel = CallOutput<'v1/orders/man-land/coverage'>['funnel'];

function Step(props: {
  readonly name: string;
  readonly figure: Figure;
  readonly share: number | null;
  readonly text?: string;
}) {
  const { name, figure, share, text } = props;
  return (
    <li>
      <span>{name}</span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${100 * (share ?? 0)}%` }} />
      </span>
      <span>
        {text ?? <FigureValue figure={figure} format={asPersons} />}
        {share !== null && text === undefined && ` · ${formatShare(share)}`}
      </span>
    </li>
  );
}

/** 全城 TA → 可触达 → 已覆盖. */
export function CoverageFunnel({ funnel }: { readonly funnel: Funnel }) {
  const { universe, reachable, isNearlyAllReachable, covered } = funnel;
  const shareOf = ({ value }: Figure) =>
    value === null || universe.value === null || universe.value === 0 ? null : value / universe.value;
  return (
    <ul className={styles.funnel} aria-label="覆盖漏斗">
      <Step name="全城 TA" figure={universe} share={shareOf(universe)} />
      <Step
        name="可触达"
        figure={reachable}
        share={isNearlyAllReachable ? 1 : shareOf(reachable)}
        text={isNearlyAllReachable ? '接近全部（其余样本不足）' : undefined}
      />
      <Step name="已覆盖" figure={covered} share={shareOf(covered)} />
    </ul>
  );
}
