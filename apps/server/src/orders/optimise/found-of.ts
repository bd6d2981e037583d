import type { Finding } from '@ooh/contract/domain/opportunity';
import { countText } from '../../disclosure/figure-text.ts';
import type { WeighedChange } from '../../measurement/engine/work/weigh-changes.ts';
import type { Found } from './found.ts';
import type { Search } from './search.ts';

/** Found changes are adopted before their first day; drafts of a next order at any time. */
export function foundOf(
  search: Search,
  kind: Found['kind'],
  subject: string,
  best: Pick<WeighedChange, 'reachShare' | 'personsChanged'>,
  finding: Omit<Finding, 'action'>,
): Found {
  // People are met again by a campaign of their own.
  const action = kind === 'retarget' ? 'next-order' : search.situation.action;
  const sum = (units: Finding['in']) => units.reduce((total, unit) => total + unit.costFen, 0);
  const firstDay = [...finding.out, ...finding.in].map((unit) => unit.fromDate).sort()[0];
  return {
    kind,
    subject,
    finding: { ...finding, action },
    expected: best.reachShare,
    costFen: sum(finding.in) - sum(finding.out),
    expiresOn: action === 'order-change' ? firstDay : null,
    personsChanged: best.personsChanged,
  };
}

/** How the proof of a change says that all free units were tried. */
export const comparedText = (compared: number): string =>
  `已在同一批样本人上逐一比较全部 ${countText(compared)} 个符合条件的空位，没有新增到达更高的（穷举，即最优）`;
