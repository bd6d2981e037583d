import type { CallOutput } from '@ooh/contract/registry';
import { useState, type ReactNode } from 'react';
import { DockTabs, type DockTab } from '../../shared/map-workbench/dock-tabs.tsx';
import { MapWorkbench } from '../../shared/map-workbench/map-workbench.tsx';
import styles from './area-plan.module.css';
import { benchFrames } from './bench-frame.ts';
import { ChoiceCard } from './choice-card.tsx';
import { CostCard } from './cost-card.tsx';
import { PlanFacts } from './plan-facts.tsx';
import type { AreaPlan } from './use-area-plan.ts';

/** Title, state and actions of a plan, which its head makes. */
export interface AreaFrame {
  readonly head: ReactNode;
  readonly compute: ReactNode;
  readonly actions: ReactNode;
  readonly notices: ReactNode;
}

export interface AreaWorkbenchProps {
  readonly kind: keyof typeof benchFrames;
  readonly frame: AreaFrame;
  readonly plan: AreaPlan;
  readonly cities: CallOutput<'crowd-tag-plan/v1/getCityList'>;
  readonly left: ReactNode;
  readonly map: ReactNode;
  /** Tools of the map, above it. */
  readonly tools?: ReactNode;
  /** First tabs of the dock, the positions first; figures of the plan and its costs follow. */
  readonly tabs: readonly DockTab[];
}

function AreaDock({ tabs }: Pick<AreaWorkbenchProps, 'tabs'>) {
  const [active, setActive] = useState(tabs[0].key);
  const shown = tabs.map((tab) => ({ ...tab, children: <div className={styles.pane}>{tab.children}</div> }));
  return <DockTabs tabs={shown} active={active} onTab={setActive} />;
}

/** The map workbench of a TA or geofence plan. */
export function AreaWorkbench(props: AreaWorkbenchProps) {
  const { kind, frame, plan, cities, left, map, tools, tabs } = props;
  return (
    <MapWorkbench
      {...benchFrames[kind]}
      head={frame.head}
      left={<div className={styles.plain}>{left}</div>}
      top={
        <div className={styles.tools}>
          {tools}
          {frame.compute}
        </div>
      }
      notices={frame.notices}
      map={map}
      right={<ChoiceCard plan={plan} cities={cities} actions={frame.actions} />}
      dock={
        <AreaDock
          tabs={[
            ...tabs,
            { key: 'reach', label: '触达明细', children: <PlanFacts cities={cities} /> },
            { key: 'costs', label: '费用汇总', children: <CostCard planId={plan.row.planId} /> },
          ]}
        />
      }
    />
  );
}
