import { RouterContextProvider, useRouter, useRouterState, type AnyRouter } from '@tanstack/react-router';
import { Activity, startTransition, useEffect, useMemo, useState } from 'react';
import { PageFrameContext, type PageFrame } from '../../ui/page/page-frame-context.ts';
import type { RouteMetadata } from '../navigation/route-metadata.ts';
import { tabKeyOf } from './page-tab-list.ts';
import { panesToKeep, type LivePane } from './panes-to-keep.ts';
import { markUnsaved, renameTab, usePageTabs } from './page-tab-store.ts';
import { createTabRouter, presentedTabKey } from './tab-router.ts';
import styles from './page-panes.module.css';
import { GuardedPage } from './guarded-page.tsx';

interface PaneProps {
  readonly router: AnyRouter;
  readonly tabKey: string;
  readonly metadata: RouteMetadata;
  readonly isActive: boolean;
  readonly openSearch: () => void;
}

function Pane({ router, tabKey, metadata, isActive, openSearch }: PaneProps) {
  const [tabRouter] = useState(() => createTabRouter(router, tabKey));
  const frame = useMemo(
    (): PageFrame => ({
      setTitle: (title) => renameTab(tabKey, title),
      setUnsaved: (isUnsaved) => markUnsaved(tabKey, isUnsaved),
      openSearch,
      isReplacedBy: ({ routeId, pathname, search }) => {
        const { tabKeys, tabGroup } = router.routesById[routeId].options.staticData as RouteMetadata;
        return (
          tabKeyOf({ pathname, search: search as Record<string, unknown>, tabKeys, tabGroup }) === tabKey
        );
      },
    }),
    [router, tabKey, openSearch],
  );
  return (
    <div className={styles.pane} data-active-page={isActive || undefined}>
      <RouterContextProvider router={tabRouter}>
        <PageFrameContext value={frame}>
          <GuardedPage metadata={metadata} />
        </PageFrameContext>
      </RouterContextProvider>
    </div>
  );
}

/** The page of every open tab: one visible, the others kept with their state until their tab closes. */
export function PagePanes({ openSearch }: { readonly openSearch: () => void }) {
  const router = useRouter();
  const { tabs, recency, refreshes } = usePageTabs();
  const leaf = useRouterState({ select: (state) => state.matches.at(-1) });
  const presented = useRouterState({ select: (state) => presentedTabKey(state.matches) });
  const [known, setKnown] = useState<readonly LivePane[]>([]);
  const [hasFrame, setHasFrame] = useState(false);
  // Header and menu are drawn first; the first page follows in slices, between which the browser answers.
  useEffect(() => startTransition(() => setHasFrame(true)), []);
  const active: LivePane | undefined = leaf && { tabKey: presented, metadata: leaf.staticData };
  const panes = active
    ? panesToKeep(
        known,
        active,
        tabs.map((tab) => tab.key),
        recency,
      )
    : known;
  if (panes.length !== known.length || panes.some((pane, at) => pane.tabKey !== known[at].tabKey))
    setKnown(panes);
  if (!hasFrame) return null;
  return panes.map(({ tabKey, metadata }) => (
    <Activity key={`${tabKey}#${refreshes[tabKey] ?? 0}`} mode={tabKey === presented ? 'visible' : 'hidden'}>
      <Pane
        router={router}
        tabKey={tabKey}
        metadata={tabKey === presented && active ? active.metadata : metadata}
        isActive={tabKey === presented}
        openSearch={openSearch}
      />
    </Activity>
  ));
}
