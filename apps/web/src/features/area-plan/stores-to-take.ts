import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import { entriesOf, isUnconfirmed, type LocatedRow } from '../../shared/located-places/located-rows.ts';
import type { CityFault } from '../../shared/place-list/city-fault.ts';
import type { PlaceRefusal } from '../../shared/place-list/parse-place-list.ts';

/** What becomes fences of a list of stores, and what does not. */
export interface StoresToTake {
  /** Each place once, no more than there is room for. */
  readonly entries: readonly PlaceEntry[];
  readonly refused: readonly PlaceRefusal[];
  /** Stores at a place that another one has already. */
  readonly duplicates: number;
  /** Stores at their best candidate, which nobody has confirmed. */
  readonly unconfirmed: number;
  /** Stores beyond the room that there is. */
  readonly leftOut: number;
}

const unknownReason = '在已知地点中没有找到，请改写，或在列表中搜索';
const undecidedReason = '有多个候选，请在列表中选定';

/** Why a row is no fence; null where it is one or the user has left it. */
function refusalOf({ state, place }: LocatedRow, faultOf: CityFault): string | null {
  if (place !== null) return faultOf([place.lng, place.lat]);
  if (state === 'left') return null;
  return state === 'unknown' ? unknownReason : undecidedReason;
}

const keyOf = ({ lng, lat, ring }: PlaceEntry): string =>
  JSON.stringify([lng.toFixed(6), lat.toFixed(6), ring]);

/** The stores of the rows that become fences of a city where `room` more are allowed. */
export function storesToTake(rows: readonly LocatedRow[], faultOf: CityFault, room: number): StoresToTake {
  const kept = new Map<string, PlaceEntry>();
  const refused: PlaceRefusal[] = [];
  let duplicates = 0;
  let unconfirmed = 0;
  for (const row of rows) {
    const reason = refusalOf(row, faultOf);
    if (reason !== null) {
      refused.push({ row: row.row, text: row.name, reason });
      continue;
    }
    if (isUnconfirmed(row)) unconfirmed += 1;
    for (const entry of entriesOf([row])) {
      const key = keyOf(entry);
      if (kept.has(key)) duplicates += 1;
      else kept.set(key, entry);
    }
  }
  const entries = [...kept.values()].slice(0, Math.max(0, room));
  return {
    entries,
    refused,
    duplicates,
    unconfirmed,
    leftOut: kept.size - entries.length,
  };
}
