import type { PermissionPath } from '@ooh/contract/permission/permission-structure';

/** Pictures the menu knows by name; see shell/menu-icon.tsx. */
export type MenuPicture =
  | 'discover'
  | 'media'
  | 'strategy'
  | 'marketing'
  | 'evaluation'
  | 'optimize'
  | 'standards'
  | 'data';

/** A picture, or the same as it is drawn where one is. */
export type MenuIconName = MenuPicture | `${MenuPicture}-selected`;

/** One permission path, or two of which either grants. */
export type AuthKey = PermissionPath | `${PermissionPath},${PermissionPath}`;

/** What every route says about itself in `staticData`. Menu, title, guard and page tabs derive from it. */
export interface RouteMetadata {
  readonly title: string;
  /** True puts the route into the menu, under the nearest route whose path begins its own. */
  readonly isMenu?: boolean;
  readonly icon?: MenuIconName;
  readonly iconSelected?: MenuIconName;
  /** Place among its siblings; routes without one come last, by path. */
  readonly sort?: number;
  readonly layout: 'default' | 'blank';
  /** True for a page that needs no session. */
  readonly noAuth?: boolean;
  /** Permission that opens the page; without it every signed-in user may enter. */
  readonly auth_key?: AuthKey;
  /** Permission that shows a menu group, where it differs from `auth_key`. */
  readonly pageIsEnabled?: AuthKey;
  /** Search parameters that make a page tab of its own, for example `['planId']`. */
  readonly tabKeys?: readonly string[];
  /** Path that several pages share one tab under, for example the steps of a wizard. */
  readonly tabGroup?: string;
  /**
   * True for a page that is all map, or tells of its address whether it is: the menu shows pictures only, until the user
   * opens it.
   */
  readonly isMap?: boolean | ((search: unknown) => boolean);
  /** True for pages that hold a WebGL context: at most two of them stay alive in the background. */
  readonly holdsMap?: boolean;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteMetadata {}
}
