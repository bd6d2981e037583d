import type { CallOutput } from '@ooh/contract/registry';
import { PeopleFunnel } from '../../../shared/figure/people-funnel.tsx';

type Funnel = CallOutput<'v1/orders/man-land/coverage'>['funnel'];

/** 全城 TA → 可触达 → 已覆盖. */
export function CoverageFunnel({ funnel }: { readonly funnel: Funnel }) {
  const { universe, reachable, isNearlyAllReachable, covered } = funnel;
  return (
    <PeopleFunnel
      name="覆盖漏斗"
      steps={[
        { name: '全城 TA', figure: universe },
        { name: '可触达', figure: reachable, isNearlyAll: isNearlyAllReachable },
        { name: '已覆盖', figure: covered },
      ]}
    />
  );
}
