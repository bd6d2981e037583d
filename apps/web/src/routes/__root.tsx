import { createRootRoute } from '@tanstack/react-router';
import { guardEntry } from '../app/navigation/guard-entry.ts';
import { RootLayout } from '../app/root-layout.tsx';
import { loadLayout } from '../app/shell/load-layout.ts';

export const Route = createRootRoute({
  staticData: { title: '数智营销平台', layout: 'blank', noAuth: true },
  beforeLoad: async ({ location, matches }) => {
    const metadata = matches.at(-1)?.staticData;
    const layout = metadata?.layout === 'default' ? loadLayout() : undefined;
    await Promise.all([guardEntry(location.href, metadata), layout]);
  },
  component: RootLayout,
});
