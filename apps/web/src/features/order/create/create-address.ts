import { orderModes, type OrderMode } from '@ooh/contract/domain/order-names';
import { adcodeOf, countOf, idOf, sortOf, textOf } from '../../../ui/table/read-search.ts';

/** Steps of the wizard, in order. */
export const createSteps = ['需求信息', '方案配置', '排期与确认'] as const;

/** What the addresses of the wizard hold. */
export interface CreateAddress {
  readonly orderId?: string;
  /** How a new order comes to its media. */
  readonly mode?: OrderMode;
  /** The city that is being worked on; the one that a schedule is narrowed to. */
  readonly city?: string;
  /** The medium that a schedule is narrowed to. */
  readonly medium?: number;
  /** Form that media are chosen in: its medium and its own number. */
  readonly form?: string;
  readonly level?: string;
  readonly q?: string;
  /** Units without a free place are listed too. */
  readonly all?: 1;
  readonly sort?: string;
  readonly page?: number;
  readonly size?: number;
  /** Reference schemes that are chosen: ids with commas between. */
  readonly schemes?: string;
}

/** What units for sale are sorted by. */
export const offerSorts = ['priceFen', 'freeUnits', 'unitName'] as const;
/** At most this many reference schemes stand side by side. */
export const mostSchemes = 3;

function schemesOf(value: unknown): string | undefined {
  const ids = textOf(value, 200)?.split(',') ?? [];
  const kept = [...new Set(ids.flatMap((id) => idOf(id) ?? []))].slice(0, mostSchemes);
  return kept.length === 0 ? undefined : kept.join(',');
}

function formOf(value: unknown): string | undefined {
  const form = textOf(value, 20);
  return form !== undefined && /^\d{1,6}:\d{1,6}$/.test(form) ? form : undefined;
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseCreateAddress(search: Readonly<Record<string, unknown>>): CreateAddress {
  return {
    orderId: idOf(search.orderId),
    mode: orderModes.find((mode) => mode === search.mode),
    city: adcodeOf(search.city),
    medium: countOf(search.medium, 10_000),
    form: formOf(search.form),
    level: textOf(search.level, 10),
    q: textOf(search.q, 60),
    all: countOf(search.all, 1) === 1 ? 1 : undefined,
    sort: sortOf(offerSorts, search.sort),
    page: countOf(search.page, 100_000),
    size: countOf(search.size, 200),
    schemes: schemesOf(search.schemes),
  };
}
