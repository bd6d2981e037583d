import type { ComponentType } from 'react';

let layout: ComponentType | undefined;

/** The layout around a page, undefined before its code has come. */
export const loadedLayout = (): ComponentType | undefined => layout;

/** Fetches the layout's code: called before a page shows, so that both are drawn at once and no placeholder first. */
export async function loadLayout(): Promise<ComponentType> {
  layout ??= (await import('./default-layout.tsx')).DefaultLayout;
  return layout;
}
