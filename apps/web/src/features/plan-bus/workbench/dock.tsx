import { DockTabs } from '../../../shared/map-workbench/dock-tabs.tsx';
import { useWorkbench } from '../../../shared/map-workbench/workbench-context.ts';
import { useCityScene } from '../city-scene.ts';
import { ContributionPane } from '../evaluation/contribution-pane.tsx';
import { EvaluationPanel } from '../evaluation/evaluation-panel.tsx';
import { ReachPane } from '../evaluation/reach-pane.tsx';
import { BudgetPane } from '../insight/budget-pane.tsx';
import { PricesPane } from '../insight/prices-pane.tsx';
import { RobustnessPane } from '../insight/robustness-pane.tsx';
import { LinePane } from '../lines/line-pane.tsx';
import { LineTools } from '../lines/line-tools.tsx';
import type { DockTab } from '../plan-address.ts';

export interface DockProps {
  readonly pickedLineId: string | null;
  readonly onPick: (lineId: string) => void;
}

/** Bottom: line table, reach and frequency, contributions, and what-if questions about the choice. */
export function Dock({ pickedLineId, onPick }: DockProps) {
  const { address, setAddress, funnel } = useCityScene();
  const { layout, window } = useWorkbench();
  const isSlim = window === 'slim';
  const scope = address.show ?? 'matched';
  const counts = { all: funnel.total, matched: funnel.matched, chosen: funnel.chosen };
  const names = { all: '全部线路', matched: '符合线路', chosen: '已选线路' };
  const tab = address.tab === 'evaluation' && !isSlim ? 'lines' : (address.tab ?? 'lines');
  const tabs = [
    ...(isSlim ? [{ key: 'evaluation', label: '实时评估', children: <EvaluationPanel /> }] : []),
    {
      key: 'lines',
      label: `${names[scope]} ${counts[scope]}`,
      children: <LinePane pickedLineId={pickedLineId} onPick={onPick} />,
    },
    { key: 'reach', label: '触达与频次', children: <ReachPane /> },
    { key: 'contributions', label: '线路贡献', children: <ContributionPane /> },
    { key: 'budget', label: '预算推演', children: <BudgetPane /> },
    { key: 'prices', label: '约束价格', children: <PricesPane /> },
    { key: 'robustness', label: '稳健性', children: <RobustnessPane /> },
  ];
  return (
    <DockTabs
      tabs={tabs}
      active={tab}
      onTab={(key) => setAddress({ tab: key as DockTab })}
      end={tab === 'lines' && <LineTools isOpen={layout.dock !== 'closed'} />}
    />
  );
}
