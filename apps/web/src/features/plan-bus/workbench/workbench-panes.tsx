import { Splitter } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ConditionPanel } from '../conditions/condition-panel.tsx';
import { EvaluationPanel } from '../evaluation/evaluation-panel.tsx';
import { PlanMap } from '../plan-map/plan-map.tsx';
import { useShortcuts } from '../../../ui/editing/use-shortcuts.ts';
import { useStages } from '../../../ui/timing/use-stages.ts';
import { Dock } from './dock.tsx';
import { useDividerNames } from './use-divider-names.ts';
import { standardSizes, usePaneSizes } from './use-pane-sizes.ts';
import styles from './workbench.module.css';

/** Height that the banner of a failed map needs, px. */
const bannerHeight = 96;

/** The panes in the order in which they are first drawn. */
const stages = ['dock', 'conditions', 'evaluation', 'map'] as const;
type Stage = (typeof stages)[number];

/** Conditions at the left, map and evaluation above the dock. `]` folds the evaluation, `m` gives the map all room, `l` brings the list back. */
export function WorkbenchPanes() {
  const [sizes, change, toggle] = usePaneSizes();
  const [pickedLineId, setPicked] = useState<string | null>(null);
  const [mapFailure, setMapFailure] = useState<string | null>(null);
  useShortcuts({
    ']': () => toggle('right'),
    m: () => change({ dock: 0 }),
    l: () => change({ dock: standardSizes(window).dock }),
  });
  const due = useStages(stages.length);
  const isDue = (stage: Stage) => stages.indexOf(stage) < due;
  const pick = useCallback((lineId: string | null) => setPicked(lineId), []);
  // Dragging a divider must not draw the panels anew.
  const conditions = useMemo(() => <ConditionPanel />, []);
  const evaluation = useMemo(() => <EvaluationPanel />, []);
  const map = useMemo(
    () => <PlanMap pickedLineId={pickedLineId} onPick={pick} onFailureChange={setMapFailure} />,
    [pickedLineId, pick],
  );
  const dock = useMemo(() => <Dock pickedLineId={pickedLineId} onPick={pick} />, [pickedLineId, pick]);
  const frame = useDividerNames();
  return (
    <Splitter ref={frame} className={styles.panes} onResize={([left]) => change({ left })}>
      <Splitter.Panel
        size={sizes.left}
        min={240}
        max={520}
        collapsible={{ end: true, showCollapsibleIcon: 'auto' }}
      >
        {isDue('conditions') && conditions}
      </Splitter.Panel>
      <Splitter.Panel>
        <Splitter orientation="vertical" onResize={([, dock]) => change({ dock })}>
          <Splitter.Panel size={mapFailure === null ? undefined : bannerHeight}>
            <Splitter onResize={([, right]) => change({ right })}>
              <Splitter.Panel min={280}>{isDue('map') && map}</Splitter.Panel>
              <Splitter.Panel
                size={sizes.right}
                min={240}
                max={520}
                collapsible={{ start: true, showCollapsibleIcon: 'auto' }}
              >
                {isDue('evaluation') && evaluation}
              </Splitter.Panel>
            </Splitter>
          </Splitter.Panel>
          <Splitter.Panel
            size={mapFailure === null ? sizes.dock : undefined}
            min={160}
            collapsible={{ start: true, showCollapsibleIcon: 'auto' }}
          >
            {isDue('dock') && dock}
          </Splitter.Panel>
        </Splitter>
      </Splitter.Panel>
    </Splitter>
  );
}
