import { isOpenTo } from '../../session/is-open-to.ts';
import type { RouteMetadata } from './route-metadata.ts';

export interface DescribedRoute {
  readonly path: string;
  readonly metadata: RouteMetadata;
}

export interface MenuNode {
  readonly path: string;
  readonly title: string;
  readonly icon: RouteMetadata['icon'];
  readonly iconSelected: RouteMetadata['iconSelected'];
  readonly children: readonly MenuNode[];
}

function isShown(permission: unknown, { auth_key, pageIsEnabled }: RouteMetadata): boolean {
  return [auth_key, pageIsEnabled].every((flag) => isOpenTo(permission, flag));
}

function isBelow(path: string, ancestor: string): boolean {
  return ancestor !== '/' && path.startsWith(`${ancestor}/`);
}

function bySort(one: DescribedRoute, other: DescribedRoute): number {
  const [a, b] = [one.metadata.sort ?? Infinity, other.metadata.sort ?? Infinity];
  return a === b ? one.path.localeCompare(other.path) : a - b;
}

/**
 * The menu of a permission structure: routes marked isMenu whose own flag and whose ancestors' flags are on.
 * A route stands under the menu route with the longest path that begins its own; "/" has no children.
 */
export function buildMenu(routes: readonly DescribedRoute[], permission: unknown): MenuNode[] {
  const entries = routes.filter((route) => route.metadata.isMenu === true);
  const parentOf = (entry: DescribedRoute) =>
    entries
      .filter((other) => isBelow(entry.path, other.path))
      .sort((a, b) => b.path.length - a.path.length)
      .at(0);
  const nodesUnder = (parent: DescribedRoute | undefined): MenuNode[] =>
    entries
      .filter((entry) => parentOf(entry) === parent && isShown(permission, entry.metadata))
      .sort(bySort)
      .map((entry) => ({
        path: entry.path,
        title: entry.metadata.title,
        icon: entry.metadata.icon,
        iconSelected: entry.metadata.iconSelected ?? entry.metadata.icon,
        children: nodesUnder(entry),
      }));
  return nodesUnder(undefined);
}

/** Paths from the top of the menu down to the entry a page belongs to; empty for pages outside the menu. */
export function menuTrail(menu: readonly MenuNode[], path: string): string[] {
  for (const node of menu) {
    if (node.path === path || isBelow(path, node.path)) return [node.path, ...menuTrail(node.children, path)];
  }
  return [];
}
