import { isOpenTo } from '../../session/is-open-to.ts';
import type { DescribedRoute } from '../navigation/build-menu.ts';

export interface FoundPage {
  readonly path: string;
  readonly title: string;
  /** Titles of the pages above it, outermost first. */
  readonly place: readonly string[];
}

/** A page that fits what is typed, and how well. */
export interface RankedPage extends FoundPage {
  readonly rank: number;
}

/** Full pinyin and initials of a text, lower case without spaces; empty while the dictionary is not loaded. */
export type Transliterate = (text: string) => { readonly full: string; readonly initials: string };

function parentsOf(route: DescribedRoute, routes: readonly DescribedRoute[]): string[] {
  return routes
    .filter(({ path }) => path !== '/' && route.path.startsWith(`${path}/`))
    .sort((a, b) => a.path.length - b.path.length)
    .map(({ metadata }) => metadata.title);
}

/** Pages a search may lead to: in the shell, allowed, and complete without further parameters. */
export function searchablePages(routes: readonly DescribedRoute[], permission: unknown): FoundPage[] {
  return routes
    .filter(
      ({ path, metadata }) =>
        metadata.layout === 'default' &&
        !path.includes('$') &&
        (metadata.tabKeys ?? []).length === 0 &&
        isOpenTo(permission, metadata.auth_key),
    )
    .map((route) => ({ path: route.path, title: route.metadata.title, place: parentsOf(route, routes) }));
}

/** Ranks up to this one are of the title itself. */
export const strongRank = 4;

/** How well a title fits what is typed, 0 best: its text, its initials, its pinyin. */
export function rankTitle(name: string, query: string, transliterate: Transliterate): number | undefined {
  const title = name.toLowerCase();
  if (title.startsWith(query)) return 0;
  if (title.includes(query)) return 1;
  const { full, initials } = transliterate(name);
  if (initials.startsWith(query)) return 2;
  if (full.startsWith(query)) return 3;
  return initials.includes(query) || full.includes(query) ? strongRank : undefined;
}

function rankOf(page: FoundPage, query: string, transliterate: Transliterate): number | undefined {
  const rank = rankTitle(page.title, query, transliterate);
  if (rank !== undefined) return rank;
  if (page.place.some((parent) => parent.toLowerCase().includes(query))) return 5;
  return page.path.toLowerCase().includes(query) ? 6 : undefined;
}

/** Pages whose title, pinyin, initials, parent or address matches, best first; all pages for an empty query. */
export function matchPages(
  pages: readonly FoundPage[],
  typed: string,
  transliterate: Transliterate,
): readonly RankedPage[] {
  const query = typed.trim().toLowerCase().replaceAll(/\s+/g, '');
  if (query === '') return pages.map((page) => ({ ...page, rank: 0 }));
  return pages
    .map((page) => ({ ...page, rank: rankOf(page, query, transliterate) }))
    .filter((page): page is RankedPage => page.rank !== undefined)
    .sort((a, b) => a.rank - b.rank);
}
