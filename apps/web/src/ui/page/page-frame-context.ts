import { createContext, useContext, useEffect } from 'react';

/** What the shell offers to the page inside a tab. */
export interface PageFrame {
  /** Names the tab and the window after what the page shows, for example an order number. */
  readonly setTitle: (title: string) => void;
}

export const PageFrameContext = createContext<PageFrame>({ setTitle: () => {} });

/** Titles the page's tab and window once `title` is known; undefined keeps the route's own title. */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = useContext(PageFrameContext);
  useEffect(() => {
    if (title !== undefined && title !== '') setTitle(title);
  }, [title, setTitle]);
}
