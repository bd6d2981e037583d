import { useState, type ReactNode } from 'react';
import { DockPane } from '../../../shared/map-workbench/dock-pane.tsx';
import { DockTabs } from '../../../shared/map-workbench/dock-tabs.tsx';
import { MapWorkbench } from '../../../shared/map-workbench/map-workbench.tsx';
import panel from '../../../shared/map-workbench/panel.module.css';
import { ScreenHead } from '../../../shared/map-workbench/screen-head.tsx';
import { useWorkbench } from '../../../shared/map-workbench/workbench-context.ts';
import { orderViewNames, type OrderViewKey } from '../../../shared/order/order-views.ts';
import type { TabProps } from '../detail/tab-content.tsx';
import type { StoredLayout } from '../../../shared/map-workbench/workbench-layout.ts';
import { OrderNav } from '../around/order-nav.tsx';
import { BackToOrder, ViewFacts } from './view-page.tsx';
import styles from './view.module.css';

export interface ViewTab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface ViewWorkbenchProps extends TabProps {
  readonly view: OrderViewKey;
  /** What of the order is looked at, in the left panel. */
  readonly choices: ReactNode;
  /** What is known of it, below the choices; the dock has it as a tab while the left panel is folded. */
  readonly facts?: { readonly label: string; readonly content: ReactNode };
  /** How it is drawn and of which time, above the map. */
  readonly tools?: ReactNode;
  readonly notices?: ReactNode;
  readonly map: ReactNode;
  /** A card; in a slim window the dock has it as a tab. */
  readonly right?: { readonly label: string; readonly content: ReactNode };
  /** What belongs to the map, in the dock; the first one is open. */
  readonly tabs: readonly ViewTab[];
  /** How the panels stand until the user moves them, where it is not the usual way. */
  readonly first?: StoredLayout;
}

function ViewDock({ tabs, right, facts }: Pick<ViewWorkbenchProps, 'tabs' | 'right' | 'facts'>) {
  const { window, layout } = useWorkbench();
  const [asked, setAsked] = useState<string>();
  const shown = [
    ...tabs,
    ...(facts && !layout.isLeftOpen ? [{ key: 'facts', ...facts }] : []),
    ...(right && window === 'slim' ? [{ key: 'right', ...right }] : []),
  ];
  return (
    <DockTabs
      tabs={shown.map(({ key, label, content }) => ({
        key,
        label,
        children: <DockPane label={label}>{content}</DockPane>,
      }))}
      active={shown.find(({ key }) => key === asked)?.key ?? shown[0].key}
      onTab={setAsked}
    />
  );
}

/** A view of an order that is all map. */
export function ViewWorkbench(props: ViewWorkbenchProps) {
  const { view, order, address, choices, tools, notices, map, right, facts, tabs, first } = props;
  const { row } = order;
  return (
    <MapWorkbench
      name={`order-${view}`}
      first={first}
      leftName="订单与视图"
      head={
        <ScreenHead
          title={orderViewNames[view]}
          facts={<ViewFacts row={row} />}
          actions={<BackToOrder row={row} />}
        />
      }
      left={
        <>
          <div className={panel.filters}>{choices}</div>
          {facts && <div className={panel.plain}>{facts.content}</div>}
          <OrderNav order={row} filter={address} current={view} isSlim />
        </>
      }
      top={tools && <div className={panel.tools}>{tools}</div>}
      notices={notices}
      map={map}
      right={right && <div className={styles.onMap}>{right.content}</div>}
      dock={<ViewDock tabs={tabs} right={right} facts={facts} />}
    />
  );
}
