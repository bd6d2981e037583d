import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useCallback, useState } from 'react';
import { storageKey } from '../../session/product-identity.ts';
import { readStored, writeStored } from '../../session/stored-json.ts';
import { PagePanes } from '../page-tabs/page-panes.tsx';
import { PageTabBar } from '../page-tabs/page-tab-bar.tsx';
import { Aside } from './aside.tsx';
import styles from './default-layout.module.css';
import { DemoBanner } from './demo-banner.tsx';
import { Header, type HeaderPanel } from './header.tsx';

const asideKey = storageKey('aside-collapsed');

// Dates and calendars of the component library follow dayjs.
dayjs.locale('zh-cn');

/** Header, menu, page tabs, page. */
export function DefaultLayout() {
  const [isCollapsed, setCollapsed] = useState(() => readStored(localStorage, asideKey) === true);
  const [panel, setPanel] = useState<HeaderPanel>();
  const openSearch = useCallback(() => setPanel('search'), []);
  const collapse = (next: boolean) => {
    setCollapsed(next);
    writeStored(localStorage, asideKey, next);
  };
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        跳到主内容
      </a>
      <DemoBanner />
      <Header panel={panel} onPanel={setPanel} onToggleAside={() => collapse(!isCollapsed)} />
      <div className={styles.body}>
        <Aside isCollapsed={isCollapsed} onCollapse={collapse} />
        <div className={styles.content}>
          <PageTabBar />
          <main id="main" className={styles.main} tabIndex={-1}>
            <PagePanes openSearch={openSearch} />
          </main>
        </div>
      </div>
    </div>
  );
}
