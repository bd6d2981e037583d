import type { Delivery, PlanLine } from '@ooh/contract/domain/bus';
import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { deckVehiclesOf, vehicleLimitOf, vehiclesByLine } from './edit-delivery.ts';
import type { LineScope } from './plan-address.ts';
import type { FilterResult } from './prepare-funnel.ts';

/** A line of the table with what the plan does with it. */
export interface LineRow {
  readonly line: PlanLine;
  readonly vehicles: number;
  /** Most vehicles that the plan may take. */
  readonly limit: number;
  readonly isMatched: boolean;
  /** Places hit over all conditions, with their names. */
  readonly hits: number;
  readonly hitNames: readonly string[];
  /** Rate-card price of one vehicle for 30 days in the plan's form; null without a price. */
  readonly priceFen: number | null;
  readonly isSamplePrice: boolean;
  /** Of the evaluated delivery; null for lines outside of it. */
  readonly netFen: number | null;
  readonly addedPersons: number | null;
  readonly search: string;
}

export interface LineRowSource {
  readonly lines: readonly PlanLine[];
  readonly delivery: Delivery;
  readonly evaluation: PlanEvaluation | null;
  readonly result: FilterResult | null;
  readonly formId: number;
}

function searchTextOf(line: PlanLine): string {
  return [line.lineName, line.fromStop, line.toStop, line.operator ?? '', line.level].join(' ').toLowerCase();
}

/** Cheapest price of a line in a form: a single-decker's, where both decks are sold. */
function priceOf(line: PlanLine, formId: number) {
  const inForm = line.prices.filter((price) => price.formId === formId);
  return inForm.find((price) => price.deck === 'single') ?? inForm[0];
}

/** One row a line, in the order of the lines. */
export function prepareLineRows({ lines, delivery, evaluation, result, formId }: LineRowSource): LineRow[] {
  const vehicles = vehiclesByLine(delivery);
  const contributions = new Map(evaluation?.lineContributions.map((entry) => [entry.lineId, entry]));
  const matched = result && new Set(result.matchedLineIds);
  const hits = new Map(result?.hits.map((entry) => [entry.lineId, entry.byCondition]));
  return lines.map((line) => {
    const { lineId } = line;
    const held = vehicles.get(lineId) ?? 0;
    const limit = vehicleLimitOf(
      line,
      held > 0 ? deckVehiclesOf(delivery, lineId) : { single: 0, double: 0 },
    );
    const price = priceOf(line, formId);
    const contribution = held > 0 ? contributions.get(lineId) : undefined;
    const places = (hits.get(lineId) ?? []).filter((entry) => entry.names.length > 0);
    return {
      line,
      vehicles: held,
      limit: limit.single + limit.double,
      isMatched: matched === null || matched.has(lineId),
      hits: places.reduce((sum, entry) => sum + entry.hits, 0),
      hitNames: places.flatMap((entry) => entry.names),
      priceFen: price?.priceFen ?? null,
      isSamplePrice: price?.isPlaceholderPrice ?? false,
      netFen: contribution?.netFen ?? null,
      addedPersons: contribution?.addedPersons ?? null,
      search: searchTextOf(line),
    };
  });
}

/** The rows with those of `previous` in place of equal ones, so that unchanged rows need no new drawing. */
export function keepEqualRows(previous: readonly LineRow[], next: readonly LineRow[]): LineRow[] {
  const known = new Map(previous.map((row) => [row.line.lineId, row]));
  return next.map((row) => {
    const old = known.get(row.line.lineId);
    return old && isSameRow(old, row) ? old : row;
  });
}

function isSameRow(one: LineRow, other: LineRow): boolean {
  return (
    one.line === other.line &&
    one.vehicles === other.vehicles &&
    one.limit === other.limit &&
    one.isMatched === other.isMatched &&
    one.hits === other.hits &&
    one.netFen === other.netFen &&
    one.addedPersons === other.addedPersons &&
    one.priceFen === other.priceFen &&
    one.hitNames.join() === other.hitNames.join()
  );
}

export interface LineRowView {
  readonly scope: LineScope;
  readonly query: string;
  /** Value to sort by; null sorts last in both directions. */
  readonly sortBy: ((row: LineRow) => number | string | null) | null;
  readonly isDescending: boolean;
  /** Lines that stand before all others, whatever is sorted by. */
  readonly leading?: ReadonlySet<string>;
}

function compareValues(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'zh-CN', { numeric: true });
}

function isInScope(row: LineRow, scope: LineScope): boolean {
  if (scope === 'chosen') return row.vehicles > 0;
  return scope === 'all' || row.isMatched;
}

/** The rows that a view shows, sorted; rows of equal value keep their order. */
export function viewLineRows(
  rows: readonly LineRow[],
  { scope, query, sortBy, isDescending, leading }: LineRowView,
): LineRow[] {
  const isLater = (row: LineRow) => Number(!leading?.has(row.line.lineId));
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = rows.filter(
    (row) => isInScope(row, scope) && words.every((word) => row.search.includes(word)),
  );
  if (sortBy === null) return shown;
  const keyed = shown.map((row) => ({ row, value: sortBy(row) }));
  keyed.sort((a, b) => {
    const part = isLater(a.row) - isLater(b.row);
    if (part !== 0) return part;
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    const order = compareValues(a.value, b.value);
    return isDescending ? -order : order;
  });
  return keyed.map(({ row }) => row);
}
