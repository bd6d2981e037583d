import { useState, type ReactNode } from 'react';
import { DockPane } from '../../../shared/map-workbench/dock-pane.tsx';
import { DockTabs } from '../../../shared/map-workbench/dock-tabs.tsx';
import { MapWorkbench } from '../../../shared/map-workbench/map-workbench.tsx';
import panel from '../../../shared/map-workbench/panel.module.css';
import { ScreenHead } from '../../../shared/map-workbench/screen-head.tsx';
import { useWorkbench } from '../../../shared/map-workbench/workbench-context.ts';
import { orderViewNames, type OrderViewKey } from '../../../shared/order/order-views.ts';
import type { TabProps } from '../detail/tab-content.tsx';
import { BackToOrder, ViewFacts, ViewLinks } from './view-page.tsx';

export interface ViewWorkbenchProps extends TabProps {
  readonly view: OrderViewKey;
  /** What of the order is looked at, in the left panel. */
  readonly choices: ReactNode;
  /** How it is drawn and of which time, above the map. */
  readonly tools: ReactNode;
  readonly notices?: ReactNode;
  readonly map: ReactNode;
  /** A card; in a slim window the dock has it as a tab. */
  readonly right?: { readonly label: string; readonly content: ReactNode };
  /** The figures of the map as a table. */
  readonly table: { readonly label: string; readonly content: ReactNode };
}

function ViewDock({ table, right }: Pick<ViewWorkbenchProps, 'table' | 'right'>) {
  const { window } = useWorkbench();
  const [asked, setAsked] = useState('table');
  const isBeside = right !== undefined && window === 'slim';
  const tabs = [
    { key: 'table', label: table.label, children: <DockPane label={table.label}>{table.content}</DockPane> },
    ...(isBeside
      ? [
          {
            key: 'right',
            label: right.label,
            children: <DockPane label={right.label}>{right.content}</DockPane>,
          },
        ]
      : []),
  ];
  return <DockTabs tabs={tabs} active={isBeside ? asked : 'table'} onTab={setAsked} />;
}

/** A view of an order that is all map. */
export function ViewWorkbench(props: ViewWorkbenchProps) {
  const { view, order, address, choices, tools, notices, map, right, table } = props;
  const { row } = order;
  return (
    <MapWorkbench
      name={`order-${view}`}
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
          <ViewLinks orderId={row.orderId} city={address.city} current={view} />
        </>
      }
      top={<div className={panel.tools}>{tools}</div>}
      notices={notices}
      map={map}
      right={right?.content}
      dock={<ViewDock table={table} right={right} />}
    />
  );
}
