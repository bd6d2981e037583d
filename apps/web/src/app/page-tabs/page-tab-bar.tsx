import { CloseOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { Dropdown } from 'antd';
import { useEffect } from 'react';
import styles from './page-tab-bar.module.css';
import {
  closeOtherTabs,
  closeTab,
  closeTabsRightOf,
  homeTabKey,
  tabAfterClosing,
  type PageTab,
} from './page-tab-list.ts';
import { getPageTabs, keepTabs, recordVisit, refreshTab, usePageTabs } from './page-tab-store.ts';
import { presentedTabKey } from './tab-router.ts';

/** Keeps the list of tabs in step with the page shown. */
function useVisitRecord(): string {
  const router = useRouter();
  const presented = useRouterState({ select: (state) => presentedTabKey(state.matches) });
  useEffect(() => {
    const record = () => {
      const leaf = router.state.matches.at(-1);
      if (!leaf) return;
      const key = presentedTabKey(router.state.matches);
      const known = getPageTabs().tabs.find((tab) => tab.key === key);
      const keepsTitle = known !== undefined && leaf.staticData.tabGroup === undefined;
      recordVisit({
        key,
        href: router.state.location.href,
        title: keepsTitle ? known.title : leaf.staticData.title,
      });
    };
    record();
    return router.subscribe('onResolved', record);
  }, [router]);
  return presented;
}

const actions = [
  { key: 'refresh', label: '刷新' },
  { key: 'close', label: '关闭' },
  { key: 'others', label: '关闭其他' },
  { key: 'right', label: '关闭右侧' },
] as const;

type Action = (typeof actions)[number]['key'];

/** Open pages under the header. Middle click or Delete closes; the context menu holds the rest. */
export function PageTabBar() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { tabs } = usePageTabs();
  const activeKey = useVisitRecord();

  const goTo = (tab: PageTab) => void router.navigate({ href: tab.href, state: { keepScroll: true } });
  const leaveFor = async (target: PageTab, next: PageTab[]) => {
    await router.navigate({ href: target.href, state: { keepScroll: true } });
    keepTabs(next);
  };
  const keep = (next: PageTab[]) => {
    const target = next.some((tab) => tab.key === activeKey)
      ? undefined
      : tabAfterClosing(tabs, next, activeKey);
    if (!target) return keepTabs(next);
    return void leaveFor(target, next);
  };
  const run = (action: Action, tab: PageTab) => {
    if (action === 'close') return keep(closeTab(tabs, tab.key));
    if (action === 'others') return keep(closeOtherTabs(tabs, tab.key));
    if (action === 'right') return keep(closeTabsRightOf(tabs, tab.key));
    refreshTab(tab.key);
    return void queryClient.invalidateQueries({ refetchType: 'active' });
  };
  return (
    <nav className={styles.bar} aria-label="已打开的页面">
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.key} className={styles.item} data-active={tab.key === activeKey || undefined}>
            <Dropdown
              trigger={['contextMenu']}
              menu={{
                items: actions.map((action) => ({
                  ...action,
                  disabled: action.key === 'close' && tab.key === homeTabKey,
                })),
                onClick: ({ key }) => run(key as Action, tab),
              }}
            >
              <button
                type="button"
                className={styles.tab}
                aria-current={tab.key === activeKey ? 'page' : undefined}
                onClick={() => goTo(tab)}
                onAuxClick={(event) => event.button === 1 && run('close', tab)}
                onKeyDown={(event) => event.key === 'Delete' && run('close', tab)}
              >
                {tab.title}
              </button>
            </Dropdown>
            {tab.key !== homeTabKey && (
              <button
                type="button"
                className={styles.close}
                aria-label={`关闭 ${tab.title}`}
                onClick={() => run('close', tab)}
              >
                <CloseOutlined aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
