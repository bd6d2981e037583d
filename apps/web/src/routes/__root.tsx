import { createRootRoute } from '@tanstack/react-router';
import { guardEntry } from '../app/navigation/guard-entry.ts';
import { RootLayout } from '../app/root-layout.tsx';

export const Route = createRootRoute({
  staticData: { title: '数智营销平台', layout: 'blank', noAuth: true },
  beforeLoad: ({ location, matches }) => guardEntry(location.href, matches.at(-1)?.staticData),
  component: RootLayout,
});
