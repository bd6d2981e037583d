import { isOpenTo } from '../../session/is-open-to.ts';
import { metricDictionary } from '../../shared/figure/metric-dictionary.ts';
import { howTos } from '../help/how-tos.ts';
import type { DescribedRoute } from '../navigation/build-menu.ts';
import { actions } from './actions.ts';
import type { FoundItem } from './found-item.ts';
import { matchPages, rankTitle, searchablePages, strongRank, type Transliterate } from './match-pages.ts';

export const [pageGroup, actionGroup, helpGroup, termGroup] = ['页面', '操作', '帮助', '口径与术语'] as const;

const offered = 4;

/** Whether a user may open the page at a path; a path without a page is open to nobody. */
export function opensPath(routes: readonly DescribedRoute[], permission: unknown, path: string): boolean {
  const route = routes.find((each) => each.path === path);
  return route !== undefined && isOpenTo(permission, route.metadata.auth_key);
}

export interface LocalItems {
  /** Actions and pages that are called what is typed. */
  readonly first: readonly FoundItem[];
  /** Pages that are only near it, help and terms: they stand after what the service finds. */
  readonly last: readonly FoundItem[];
}

function bestOf<Entry>(
  entries: readonly Entry[],
  rankOf: (entry: Entry) => number | undefined,
  most: number,
): Entry[] {
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .filter((each): each is { entry: Entry; rank: number } => each.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** A question or a term fits where its title does, or where it has the text somewhere. */
function rankText(
  title: string,
  text: string,
  query: string,
  transliterate: Transliterate,
): number | undefined {
  return rankTitle(title, query, transliterate) ?? (text.toLowerCase().includes(query) ? 9 : undefined);
}

function helpItems(query: string, transliterate: Transliterate): FoundItem[] {
  const questions = bestOf(
    howTos,
    ({ question, words }) => rankText(question, words, query, transliterate),
    offered,
  ).map(({ id, question }): FoundItem => ({
    key: `help ${id}`,
    group: helpGroup,
    title: question,
    detail: '',
    panel: 'help',
    topic: id,
  }));
  const terms = bestOf(
    Object.entries(metricDictionary),
    ([, { name, english }]) => rankText(name, english, query, transliterate),
    offered,
  ).map(([key, { name, rule }]): FoundItem => ({
    key: `term ${key}`,
    group: termGroup,
    title: name,
    detail: rule,
    panel: 'dictionary',
    topic: name,
  }));
  return [...questions, ...terms];
}

/** What the browser itself knows: pages, actions, help and terms, of those that the user may open. */
export function localItems(
  routes: readonly DescribedRoute[],
  permission: unknown,
  typed: string,
  transliterate: Transliterate,
): LocalItems {
  const query = typed.trim().toLowerCase().replaceAll(/\s+/g, '');
  const pages = matchPages(searchablePages(routes, permission), typed, transliterate);
  const asItem = ({ path, title, place }: (typeof pages)[number]): FoundItem => ({
    key: `page ${path}`,
    group: pageGroup,
    title,
    detail: place.join(' / '),
    href: path,
  });
  const open = actions.filter(({ path }) => path === undefined || opensPath(routes, permission, path));
  const wanted =
    query === ''
      ? open
      : bestOf(open, ({ title, words }) => rankText(title, words, query, transliterate), offered);
  const actionItems = wanted.map(({ title, path, panel }): FoundItem => ({
    key: `action ${title}`,
    group: actionGroup,
    title,
    detail: '',
    ...(path === undefined ? {} : { href: path }),
    ...(panel === undefined ? {} : { panel }),
  }));
  const strong = pages.filter(({ rank }) => rank <= strongRank);
  const weak = pages.filter(({ rank }) => rank > strongRank);
  return {
    first: query === '' ? [...actionItems, ...strong.map(asItem)] : [...strong.map(asItem), ...actionItems],
    last: [...(query === '' ? [] : helpItems(query, transliterate)), ...weak.map(asItem)],
  };
}
