import { certain } from '@ooh/contract/core/certain';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSession } from '../../session/use-session.ts';
import { buildMenu, menuTrail, type DescribedRoute, type MenuNode } from './build-menu.ts';

/** Every page of the application with its metadata, by path. */
export function useDescribedRoutes(): readonly DescribedRoute[] {
  const router = useRouter();
  return useMemo(
    () =>
      Object.values(router.routesByPath).map((route) => ({
        path: route.fullPath === '/' ? '/' : route.fullPath.replace(/\/$/, ''),
        metadata: certain(route.options.staticData, 'metadata of the route', route.fullPath),
      })),
    [router],
  );
}

export interface Menu {
  readonly nodes: readonly MenuNode[];
  /** Paths of the entries the present page stands under. */
  readonly trail: readonly string[];
}

/** The menu the user's permissions allow, and where in it the present page stands. */
export function useMenu(): Menu {
  const routes = useDescribedRoutes();
  const permission = useSession((session) => session.dataRoleRequest);
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? '/' });
  const nodes = useMemo(() => buildMenu(routes, permission), [routes, permission]);
  return { nodes, trail: menuTrail(nodes, path) };
}
