import { createContext, useContext, useEffect } from 'react';

export interface PageAddress {
  readonly routeId: string;
  readonly pathname: string;
  readonly search: unknown;
}

/** Services of the shell for the page inside a tab. */
export interface PageFrame {
  /** Names the tab and the window after what the page shows, for example an order number. */
  readonly setTitle: (title: string) => void;
  /** Marks the page as holding work that would be lost; the shell asks before its tab closes. */
  readonly setUnsaved: (isUnsaved: boolean) => void;
  /** Whether going there replaces this page, rather than leaving it open in its tab. */
  readonly isReplacedBy: (next: PageAddress) => boolean;
  /** Opens the search over all pages; undefined outside the shell. */
  readonly openSearch?: () => void;
}

export const PageFrameContext = createContext<PageFrame>({
  setTitle: () => {},
  setUnsaved: () => {},
  isReplacedBy: () => true,
});

/** Titles the page's tab and window once `title` is known; undefined keeps the route's own title. */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = useContext(PageFrameContext);
  useEffect(() => {
    if (title !== undefined && title !== '') setTitle(title);
  }, [title, setTitle]);
}
