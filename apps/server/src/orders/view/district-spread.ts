import { areaLocator } from '@ooh/geo/area-locator';
import { wgs84 } from '@ooh/geo/point';
import type { FacePlace, LinePlace } from '../order/match-places.ts';
import type { StoredItem } from '../order/order-store.ts';
import type { Boundary } from '../../city-data/boundary/read-boundaries.ts';

/** Contacts of one unit on one day, with the panel persons behind them. */
export interface UnitContacts {
  readonly contacts: number;
  readonly persons: number;
}

/** What of an order stands in one district. */
export interface DistrictSpread {
  readonly positionIds: Set<string>;
  readonly lineIds: Set<string>;
  unitDays: number;
  netFen: number;
  exposures: number;
  /** Panel persons behind the exposures, those of the best known unit: never more than there are. */
  panelPersons: number;
}

const nothing = (): DistrictSpread => ({
  positionIds: new Set(),
  lineIds: new Set(),
  unitDays: 0,
  netFen: 0,
  exposures: 0,
  panelPersons: 0,
});

function add(
  into: DistrictSpread,
  item: StoredItem,
  part: number,
  contacts: UnitContacts | null | undefined,
): void {
  const unitDays = item.quantity * item.days * part;
  if (item.position_id !== null) into.positionIds.add(item.position_id);
  if (item.line_id !== null) into.lineIds.add(item.line_id);
  into.unitDays += unitDays;
  into.netFen += item.net_fen * part;
  if (!contacts) return;
  into.exposures += unitDays * contacts.contacts;
  into.panelPersons = Math.max(into.panelPersons, contacts.persons);
}

/**
 * Spreads items over the districts of their city: a face stands in one, a line lies in as many parts as it has
 * stops. `outside` holds what is in none of them or in no place that the data in force know.
 */
export function spreadOverDistricts(
  districts: readonly Boundary[],
  items: readonly StoredItem[],
  places: { readonly faces: ReadonlyMap<string, FacePlace>; readonly lines: ReadonlyMap<string, LinePlace> },
  contactsOf: ReadonlyMap<string, UnitContacts | null>,
): { readonly inside: readonly DistrictSpread[]; readonly outside: DistrictSpread } {
  const locator = areaLocator(districts.map(({ area }) => area));
  const inside = districts.map(nothing);
  const outside = nothing();
  for (const item of items) {
    const face = places.faces.get(item.face_id ?? '');
    const points: readonly (readonly [number, number])[] = face
      ? [[face.lng, face.lat]]
      : (places.lines.get(item.line_id ?? '')?.stops ?? []);
    const contacts = contactsOf.get(item.item_id);
    if (points.length === 0) add(outside, item, 1, contacts);
    for (const [lng, lat] of points) {
      const at = locator.locate(wgs84(lng, lat));
      add(inside[at] ?? outside, item, 1 / points.length, contacts);
    }
  }
  return { inside, outside };
}
