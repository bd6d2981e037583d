import { Button } from 'antd';
import type { PageTab } from './page-tab-list.ts';
import { DropMenu } from '../../ui/page/drop-menu.tsx';

export interface MoreTabsProps {
  readonly tabs: readonly PageTab[];
  readonly unsaved: readonly string[];
  readonly onOpen: (tab: PageTab) => void;
}

/** The open pages for which the row has no room. */
export function MoreTabs({ tabs, unsaved, onOpen }: MoreTabsProps) {
  const items = tabs.map(({ key, title }) => ({
    key,
    label: unsaved.includes(key) ? `${title}（未保存）` : title,
  }));
  const open = (chosen: string) => {
    const tab = tabs.find(({ key }) => key === chosen);
    if (tab) onOpen(tab);
  };
  return (
    <DropMenu menu={{ items, onClick: ({ key }) => open(key) }}>
      <Button type="text" size="small" aria-label={`其余 ${tabs.length} 个已打开的页面`}>
        +{tabs.length}
      </Button>
    </DropMenu>
  );
}
