import { CloseOutlined } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { MoreTabs } from './more-tabs.tsx';
import styles from './page-tab-bar.module.css';
import { homeTabKey, type PageTab } from './page-tab-list.ts';
import { usePageTabs } from './page-tab-store.ts';
import { mostTabsAt, tabsInRow } from './tabs-in-row.ts';
import { useTabActions, type TabAction, type TabActions } from './use-tab-actions.tsx';
import { useVisitRecord } from './use-visit-record.ts';
import { DropMenu } from '../../ui/page/drop-menu.tsx';

const actions: readonly { readonly key: TabAction; readonly label: string }[] = [
  { key: 'refresh', label: '刷新' },
  { key: 'close', label: '关闭' },
  { key: 'others', label: '关闭其他' },
  { key: 'right', label: '关闭右侧' },
];

interface TabProps {
  readonly tab: PageTab;
  readonly isActive: boolean;
  readonly isUnsaved: boolean;
  readonly actions: TabActions;
}

function Tab({ tab, isActive, isUnsaved, actions: { goTo, run } }: TabProps) {
  const isClosable = tab.key !== homeTabKey;
  return (
    <li className={styles.item} data-active={isActive || undefined}>
      <DropMenu
        trigger={['contextMenu']}
        menu={{
          items: actions.map((action) => ({ ...action, disabled: action.key === 'close' && !isClosable })),
          onClick: ({ key }) => run(key as TabAction, tab),
        }}
      >
        <button
          type="button"
          className={styles.tab}
          title={tab.title}
          aria-current={isActive ? 'page' : undefined}
          onClick={() => goTo(tab)}
          onAuxClick={(event) => isClosable && event.button === 1 && run('close', tab)}
          onKeyDown={(event) => isClosable && event.key === 'Delete' && run('close', tab)}
        >
          {tab.title}
          {isUnsaved && (
            <span className={styles.unsaved}>
              <span className="visually-hidden">（未保存）</span>
            </span>
          )}
        </button>
      </DropMenu>
      {isClosable && (
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
  );
}

function subscribeWidth(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Open pages in the header. Middle click or Delete closes; the context menu holds the rest. */
export function PageTabBar() {
  const { tabs, unsaved } = usePageTabs();
  const activeKey = useVisitRecord();
  const tabActions = useTabActions(activeKey);
  const most = useSyncExternalStore(subscribeWidth, () => mostTabsAt(window.innerWidth));
  const { shown, rest } = tabsInRow(tabs, activeKey, most);
  return (
    <nav className={styles.bar} aria-label="已打开的页面">
      <ul className={styles.list}>
        {shown.map((tab) => (
          <Tab
            key={tab.key}
            tab={tab}
            isActive={tab.key === activeKey}
            isUnsaved={unsaved.includes(tab.key)}
            actions={tabActions}
          />
        ))}
      </ul>
      {rest.length > 0 && <MoreTabs tabs={rest} unsaved={unsaved} onOpen={tabActions.goTo} />}
      {tabActions.dialog}
    </nav>
  );
}
