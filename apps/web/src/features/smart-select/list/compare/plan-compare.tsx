import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import { CompareDrawer } from '../../../../shared/compare/compare-drawer.tsx';
import { planAspects } from './plan-aspects.ts';
import { PlanOverlap } from './plan-overlap.tsx';

interface PlanCompareProps {
  readonly plans: readonly PlanRow[];
  readonly onClose: () => void;
}

/** Two to four plans side by side: their figures, their N+ reach, and what they buy in common. */
export function PlanCompare({ plans, onClose }: PlanCompareProps) {
  return (
    <CompareDrawer
      subject="方案"
      items={plans}
      aspects={planAspects}
      headOf={({ planId, name, planNo }) => ({ id: planId, name, number: planNo })}
      footnote="效果数字均为模型预估；▲ 标出所比方案中的最优值，净价与千人成本 CPM 以低为优，区间重叠时不标。"
      onClose={onClose}
    >
      <PlanOverlap plans={plans} />
    </CompareDrawer>
  );
}
