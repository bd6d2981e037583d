import { storageKey } from '../../session/product-identity.ts';
import { readStored, writeStored } from '../../session/stored-json.ts';
import { parseTableSettings, type TableSettings } from './table-settings.ts';

/** Filters, order and columns of a list under a name. */
export interface SavedView {
  readonly name: string;
  /** The address of the list, as its own parser reads it. */
  readonly address: Readonly<Record<string, unknown>>;
  readonly settings: TableSettings;
  /** True for the one view with which the list opens. */
  readonly isDefault: boolean;
}

const maxViews = 20;

function viewOf(stored: unknown): SavedView | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { name, address, settings, isDefault } = stored as Partial<Record<keyof SavedView, unknown>>;
  if (typeof name !== 'string' || name === '' || typeof address !== 'object' || address === null)
    return undefined;
  return {
    name,
    address: address as Record<string, unknown>,
    settings: parseTableSettings(settings),
    isDefault: isDefault === true,
  };
}

/** Reads stored views of any shape: invalid views are left out, and at most one is the default. */
export function parseViews(stored: unknown): SavedView[] {
  const views = Array.isArray(stored) ? (stored as unknown[]).flatMap((view) => viewOf(view) ?? []) : [];
  const first = views.findIndex(({ isDefault }) => isDefault);
  return views
    .filter(({ name }, index) => views.findIndex((other) => other.name === name) === index)
    .slice(0, maxViews)
    .map((view) => ({ ...view, isDefault: views[first] === view }));
}

/** Adds a view, or puts it in the place of the one of the same name. The newest stands first. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const others = views
    .filter(({ name }) => name !== view.name)
    .map((other) => (view.isDefault ? { ...other, isDefault: false } : other));
  return [view, ...others].slice(0, maxViews);
}

const keyOf = (list: string) => storageKey(`views/${list}`);

export const readViews = (list: string) => parseViews(readStored(localStorage, keyOf(list)));
export const writeViews = (list: string, views: readonly SavedView[]) =>
  writeStored(localStorage, keyOf(list), views);

/** The view with which a list opens where the URL has no search params. */
export function defaultViewOf(list: string): SavedView | undefined {
  return readViews(list).find(({ isDefault }) => isDefault);
}
