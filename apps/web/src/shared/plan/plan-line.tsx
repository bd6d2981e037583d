import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import { formatFen } from '../../ui/figure/format-figure.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { openHref } from './plan-addresses.ts';
import styles from './plan-line.module.css';
import { PlanStateTag } from './plan-state-tag.tsx';

/** A plan in one line, for lists inside other pages. */
export function PlanLine({ plan }: { readonly plan: PlanRow }) {
  return (
    <div className={styles.line}>
      <HrefLink href={openHref(plan)}>{plan.name}</HrefLink>
      <span>{plan.planNo}</span>
      <span>{plan.cityNames.join('、')}</span>
      <span className="numeric">{formatFen(plan.budgetFen, { unit: 'auto' })}</span>
      <PlanStateTag state={plan.state} reason={plan.stateReason} />
      <span className="numeric">{formatTime(plan.updatedAt)}</span>
    </div>
  );
}
