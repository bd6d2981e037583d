import {
  BookOutlined,
  CompassOutlined,
  DownloadOutlined,
  KeyOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
} from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { productName } from '../../session/product-identity.ts';
import { DemoTag } from '../../ui/page/demo-tag.tsx';
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx';
import { useShortcuts } from '../help/use-shortcuts.ts';
import { NoticeMenu } from '../notices/notice-menu.tsx';
import { PageTabBar } from '../page-tabs/page-tab-bar.tsx';
import { activePageSelector } from '../navigation/use-navigation-aftermath.ts';
import styles from './header.module.css';
import type { HeaderPanel } from './header-panel.ts';
import { UserMenu } from './user-menu.tsx';
import { DropMenu } from '../../ui/page/drop-menu.tsx';

const SearchDialog = lazy(async () => ({
  default: (await import('../search/search-dialog.tsx')).SearchDialog,
}));
const DictionaryDrawer = lazy(async () => ({
  default: (await import('../help/dictionary-drawer.tsx')).DictionaryDrawer,
}));
const HelpDrawer = lazy(async () => ({
  default: (await import('../help/help-drawer.tsx')).HelpDrawer,
}));
const TourPanel = lazy(async () => ({
  default: (await import('../tour/tour-panel.tsx')).TourPanel,
}));
const BasketButton = lazy(async () => ({
  default: (await import('../../features/basket/basket-button.tsx')).BasketButton,
}));
const ShortcutDialog = lazy(async () => ({
  default: (await import('../help/shortcut-dialog.tsx')).ShortcutDialog,
}));

const helpItems = [
  { key: 'help', label: '怎么做', icon: <QuestionCircleOutlined aria-hidden="true" /> },
  { key: 'tours', label: '引导', icon: <CompassOutlined aria-hidden="true" /> },
  { key: 'dictionary', label: '口径库', icon: <BookOutlined aria-hidden="true" /> },
  { key: 'shortcuts', label: '快捷键', icon: <KeyOutlined aria-hidden="true" /> },
];

function focusFilter(): void {
  document.querySelector<HTMLElement>(`${activePageSelector} [data-shortcut-filter] input`)?.focus();
}

export interface HeaderProps {
  readonly panel: HeaderPanel | undefined;
  readonly onPanel: (panel: HeaderPanel | undefined) => void;
  readonly onToggleAside: () => void;
  /** True where the mark stands alone, as wide as the collapsed menu. */
  readonly isNarrow: boolean;
  /** True on a page that is all map, whose title has no room for marks. */
  readonly isMap: boolean;
}

/** Brand, open pages, search, basket, notices, help, theme, user. */
export function Header({ panel, onPanel, onToggleAside, isNarrow, isMap }: HeaderProps) {
  const [used, setUsed] = useState<ReadonlySet<HeaderPanel>>(new Set());
  // Loaded at their first opening, and kept from then on so that they leave as smoothly as they come.
  if (panel !== undefined && !used.has(panel)) setUsed(new Set([...used, panel]));
  const [topic, setTopic] = useState<string>();
  const open = (next: HeaderPanel, about?: string) => {
    setTopic(about);
    onPanel(next);
  };
  const close = () => onPanel(undefined);
  useShortcuts({
    search: () => onPanel('search'),
    filter: focusFilter,
    'shortcut-sheet': () => onPanel('shortcuts'),
    'collapse-menu': onToggleAside,
  });
  return (
    <header className={styles.header} data-frame>
      <Link to="/" className={styles.brand} data-narrow={isNarrow || undefined}>
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <span className={isNarrow ? 'visually-hidden' : undefined}>{productName}</span>
      </Link>
      <PageTabBar />
      {isMap && <DemoTag />}
      <button type="button" className={styles.search} data-tour="search" onClick={() => onPanel('search')}>
        <SearchOutlined aria-hidden="true" />
        <span>搜订单、方案、线路、地点</span>
        <kbd className={styles.searchKey}>Ctrl K</kbd>
      </button>
      <div className={styles.tools} data-tour="tools">
        <Suspense>
          <BasketButton />
        </Suspense>
        <Link to="/exports" className={styles.tool} aria-label="导出中心" title="导出中心">
          <DownloadOutlined aria-hidden="true" />
        </Link>
        <NoticeMenu />
        <DropMenu
          placement="bottomRight"
          menu={{ items: helpItems, onClick: ({ key }) => open(key as HeaderPanel) }}
        >
          <Button
            type="text"
            icon={<QuestionCircleOutlined aria-hidden="true" />}
            aria-label="帮助"
            data-tour="help"
          />
        </DropMenu>
        <ThemeSwitch />
        <UserMenu />
      </div>
      <Suspense>
        {used.has('search') && <SearchDialog isOpen={panel === 'search'} onClose={close} onPanel={open} />}
        {used.has('dictionary') && (
          <DictionaryDrawer isOpen={panel === 'dictionary'} onClose={close} topic={topic} />
        )}
        {used.has('tours') && <TourPanel isOpen={panel === 'tours'} onClose={close} />}
        {used.has('help') && <HelpDrawer isOpen={panel === 'help'} onClose={close} topic={topic} />}
        {used.has('shortcuts') && <ShortcutDialog isOpen={panel === 'shortcuts'} onClose={close} />}
      </Suspense>
    </header>
  );
}
