import { BookOutlined, QuestionCircleOutlined, SearchOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { Button, Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { productName } from '../../session/product-identity.ts';
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx';
import { useShortcuts } from '../help/use-shortcuts.ts';
import { NoticeMenu } from '../notices/notice-menu.tsx';
import { activePageSelector } from '../navigation/use-navigation-aftermath.ts';
import styles from './header.module.css';
import { UserMenu } from './user-menu.tsx';

const SearchDialog = lazy(async () => ({
  default: (await import('../search/search-dialog.tsx')).SearchDialog,
}));
const DictionaryDrawer = lazy(async () => ({
  default: (await import('../help/dictionary-drawer.tsx')).DictionaryDrawer,
}));
const ShortcutDialog = lazy(async () => ({
  default: (await import('../help/shortcut-dialog.tsx')).ShortcutDialog,
}));

type Panel = 'search' | 'dictionary' | 'shortcuts';

const helpItems = [
  { key: 'dictionary', label: '口径库', icon: <BookOutlined /> },
  { key: 'shortcuts', label: '快捷键', icon: <QuestionCircleOutlined /> },
];

function focusFilter(): void {
  document.querySelector<HTMLElement>(`${activePageSelector} [data-shortcut-filter] input`)?.focus();
}

export interface HeaderProps {
  readonly onToggleAside: () => void;
}

/** Brand, search, notices, help, theme, user. */
export function Header({ onToggleAside }: HeaderProps) {
  const [panel, setPanel] = useState<Panel>();
  const [used, setUsed] = useState<ReadonlySet<Panel>>(new Set());
  const open = (next: Panel) => {
    setUsed(new Set([...used, next]));
    setPanel(next);
  };
  const close = () => setPanel(undefined);
  useShortcuts({
    search: () => open('search'),
    filter: focusFilter,
    'shortcut-sheet': () => open('shortcuts'),
    'collapse-menu': onToggleAside,
  });
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand}>
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <span>{productName}</span>
      </Link>
      <button type="button" className={styles.search} onClick={() => open('search')}>
        <SearchOutlined aria-hidden="true" />
        <span>搜索页面</span>
        <kbd className={styles.searchKey}>Ctrl K</kbd>
      </button>
      <div className={styles.tools}>
        <NoticeMenu />
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{ items: helpItems, onClick: ({ key }) => open(key as Panel) }}
        >
          <Button type="text" icon={<QuestionCircleOutlined />} aria-label="帮助" />
        </Dropdown>
        <ThemeSwitch />
        <UserMenu />
      </div>
      <Suspense>
        {used.has('search') && <SearchDialog isOpen={panel === 'search'} onClose={close} />}
        {used.has('dictionary') && <DictionaryDrawer isOpen={panel === 'dictionary'} onClose={close} />}
        {used.has('shortcuts') && <ShortcutDialog isOpen={panel === 'shortcuts'} onClose={close} />}
      </Suspense>
    </header>
  );
}
