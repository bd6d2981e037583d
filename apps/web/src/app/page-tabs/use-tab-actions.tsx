import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import {
  closeOtherTabs,
  closeTab,
  closeTabsRightOf,
  tabAfterClosing,
  type PageTab,
} from './page-tab-list.ts';
import { keepTabs, refreshTab, usePageTabs } from './page-tab-store.ts';

export type TabAction = 'refresh' | 'close' | 'others' | 'right';

const remaining = { close: closeTab, others: closeOtherTabs, right: closeTabsRightOf } as const;

export interface TabActions {
  readonly goTo: (tab: PageTab) => void;
  readonly run: (action: TabAction, tab: PageTab) => void;
  /** Place for the question about unsaved work. */
  readonly dialog: ReactNode;
}

/** What can be done with page tabs. Losing unsaved work is asked about first. */
export function useTabActions(activeKey: string): TabActions {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { tabs, unsaved } = usePageTabs();
  const [modal, dialog] = Modal.useModal();

  const show = (tab: PageTab) => router.navigate({ href: tab.href, state: { keepScroll: true } });
  const apply = async (action: TabAction, tab: PageTab) => {
    if (action === 'refresh') {
      refreshTab(tab.key);
      await queryClient.invalidateQueries({ refetchType: 'active' });
      return;
    }
    const next = remaining[action](tabs, tab.key);
    const isActiveKept = next.some(({ key }) => key === activeKey);
    const target = isActiveKept ? undefined : tabAfterClosing(tabs, next, activeKey);
    if (target) await show(target);
    keepTabs(next);
  };
  const run = (action: TabAction, tab: PageTab) => {
    const lost =
      action === 'refresh' ? [tab] : tabs.filter((open) => !remaining[action](tabs, tab.key).includes(open));
    const atRisk = lost.filter(({ key }) => unsaved.includes(key));
    if (atRisk.length === 0) return void apply(action, tab);
    modal.confirm({
      title: '有未保存的修改',
      content: `「${atRisk.map(({ title }) => title).join('」「')}」中的修改将丢失。`,
      okText: '放弃修改',
      cancelText: '返回',
      okButtonProps: { danger: true },
      onOk: () => apply(action, tab),
    });
  };
  return { goTo: (tab) => void show(tab), run, dialog };
}
