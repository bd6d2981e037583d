import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { NamedPart } from '../../ui/state/named-part.tsx';
import { DockButtons } from './dock-buttons.tsx';
import styles from './dock-tabs.module.css';
import { useWorkbench } from './workbench-context.ts';

export interface DockTab {
  readonly key: string;
  readonly label: string;
  readonly children: ReactNode;
}

export interface DockTabsProps {
  readonly tabs: readonly DockTab[];
  readonly active: string;
  readonly onTab: (key: string) => void;
  /** At the end of the bar, for example a search in the table of the tab. */
  readonly end?: ReactNode;
}

/** What stands in the dock: tabs, of which a closed dock shows the names alone. */
export function DockTabs({ tabs, active, onTab, end }: DockTabsProps) {
  const { layout, showDock } = useWorkbench();
  const isOpen = layout.dock !== 'closed';
  return (
    <Tabs
      size="small"
      className={styles.dock}
      activeKey={active}
      onTabClick={(key) => {
        onTab(key);
        showDock();
      }}
      renderTabBar={(props, TabBar) => (
        // What is not a tab stands beside their list, not in it.
        <div className={styles.bar}>
          <TabBar {...props} />
          <div className={styles.end}>
            {end}
            <DockButtons />
          </div>
        </div>
      )}
      destroyOnHidden
      items={tabs.map((tab) => ({
        ...tab,
        children: isOpen ? <NamedPart title={tab.label}>{tab.children}</NamedPart> : null,
      }))}
    />
  );
}
