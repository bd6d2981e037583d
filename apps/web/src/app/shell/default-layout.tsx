import { useRouterState } from '@tanstack/react-router';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useCallback, useState } from 'react';
import { storageKey } from '../../session/product-identity.ts';
import { readStored, writeStored } from '../../session/stored-json.ts';
import { PagePanes } from '../page-tabs/page-panes.tsx';
import { Aside } from './aside.tsx';
import styles from './default-layout.module.css';
import type { HeaderPanel } from './header-panel.ts';
import { Header } from './header.tsx';

/** Whether the menu is collapsed is remembered of pages that are all map, and of the others. */
const asideKeys = { map: storageKey('aside-collapsed-map'), page: storageKey('aside-collapsed') } as const;

/** On a phone, below this width in pixels, the menu shows pictures only until the user opens it. */
const phoneWidth = 760;

// Dates and calendars of the component library follow dayjs.
dayjs.locale('zh-cn');

/** Header with the open pages, menu, page. */
export function DefaultLayout() {
  const isMap = useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1);
      if (match === undefined) return false;
      const { isMap: told } = match.staticData;
      return typeof told === 'function' ? told(match.search) : told === true;
    },
  });
  const [collapsed, setCollapsed] = useState(() => ({
    map: readStored(localStorage, asideKeys.map) !== false,
    page: readStored(localStorage, asideKeys.page) === true || window.innerWidth < phoneWidth,
  }));
  const place = isMap ? 'map' : 'page';
  const isCollapsed = collapsed[place];
  const [panel, setPanel] = useState<HeaderPanel>();
  const openSearch = useCallback(() => setPanel('search'), []);
  const collapse = (next: boolean) => {
    setCollapsed({ ...collapsed, [place]: next });
    writeStored(localStorage, asideKeys[place], next);
  };
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        跳到主内容
      </a>
      <Header
        panel={panel}
        onPanel={setPanel}
        onToggleAside={() => collapse(!isCollapsed)}
        isNarrow={isCollapsed}
        isMap={isMap}
      />
      <div className={styles.body}>
        <Aside isCollapsed={isCollapsed} onCollapse={collapse} />
        <div className={styles.content}>
          <main id="main" className={styles.main} tabIndex={-1}>
            <PagePanes openSearch={openSearch} />
          </main>
        </div>
      </div>
    </div>
  );
}
