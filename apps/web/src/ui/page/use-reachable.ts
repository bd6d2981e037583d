import { useRouter } from '@tanstack/react-router';
import { isOpenTo } from '../../session/is-open-to.ts';
import { useSession } from '../../session/use-session.ts';

interface KnownRoute {
  readonly options: { readonly staticData?: { readonly auth_key?: string } };
}

/** Tells whether the product has a page at a path and the user may open it. */
export function useReachable(): (path: string) => boolean {
  const { routesByPath } = useRouter() as { routesByPath: Record<string, KnownRoute | undefined> };
  const permission = useSession((session) => session.dataRoleRequest);
  return (path) => {
    const route = routesByPath[path] ?? routesByPath[`${path}/`];
    if (route === undefined) return false;
    return isOpenTo(permission, route.options.staticData?.auth_key);
  };
}
