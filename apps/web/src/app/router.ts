import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../route-tree.gen.ts';
import { PageError } from './page-error.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

interface PageChange {
  readonly fromLocation?: object;
  readonly pathChanged: boolean;
}

/**
 * Zoom out, then in, on a change of page; a change of the query alone keeps the page still, and the first page, which
 * comes from none, shows at once.
 */
const pageTransition = {
  types: ({ fromLocation, pathChanged }: PageChange) =>
    fromLocation !== undefined && pathChanged ? ['page'] : (false as const),
};

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultViewTransition: pageTransition,
  defaultErrorComponent: PageError,
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  scrollRestoration: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
