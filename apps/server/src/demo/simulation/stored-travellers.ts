import type { CityGrid } from '@ooh/city/city-grid';
import { labelId } from '@ooh/reference/labels';
import type { Travellers } from '@ooh/city/metro-trips';
import { travelMode } from '@ooh/people/person/person-labels';
import { cellFromUInt64, cellParent } from '@ooh/geo/h3-cell';

/** A panel's persons as fixed rows in RowBinary: home and work cell, and two labels. */
export const storedTravellersQuery = `SELECT home_cell, work_cell,
    has(labels, ${labelId.firstMode + travelMode.metro}) AS rides_metro, has(labels, ${labelId.firstHabit + 1}) AS rides_often
  FROM panel_person WHERE release_id = {release:String} ORDER BY person`;

const rowBytes = 18;
const none = -1;

/** Persons as they are stored, in the cells of a city. */
export function readTravellers(grid: CityGrid, bytes: Uint8Array): Travellers {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.byteLength / rowBytes;
  const known = new Map<bigint, number>();
  const indexOf = (stored: bigint): number => {
    if (stored === 0n) return none;
    const found = known.get(stored) ?? grid.indexOf(cellParent(cellFromUInt64(stored), grid.resolution));
    known.set(stored, found);
    return found;
  };
  const travellers = {
    count,
    homeCell: new Int32Array(count),
    workCell: new Int32Array(count),
    ridesMetro: new Uint8Array(count),
    ridesOften: new Uint8Array(count),
  };
  for (let p = 0, at = 0; p < count; p++, at += rowBytes) {
    travellers.homeCell[p] = indexOf(view.getBigUint64(at, true));
    travellers.workCell[p] = indexOf(view.getBigUint64(at + 8, true));
    travellers.ridesMetro[p] = view.getUint8(at + 16);
    travellers.ridesOften[p] = view.getUint8(at + 17);
  }
  return travellers;
}
