import type { PositionLevel } from '@ooh/contract/domain/medium';
import { memoize } from '../../platform/memoize.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { currentReleases } from './current-releases.ts';

/** Faces of one form and level of a medium, in one business district (or none) of a city. */
export interface InventoryCell {
  /** Business district; null outside of all. */
  readonly place: string | null;
  readonly cityCode: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly level: PositionLevel;
  readonly isLit: boolean;
  readonly isDemo: boolean;
  /** Positions with such a face. */
  positions: number;
  faces: number;
  units: number;
  /** Rate card of a unit; null without one. */
  readonly price: { readonly fen: number; readonly days: number; readonly isSample: boolean } | null;
}

export interface FixedInventory {
  readonly cells: readonly InventoryCell[];
  /** Index of a face's cell, by face id. */
  readonly cellOfFace: ReadonlyMap<string, number>;
  /** Positions, whatever their forms, by `positionKey`. */
  readonly positions: ReadonlyMap<string, number>;
}

/** Positions of a medium and level in a business district of a city. */
export function positionKey(cell: Pick<InventoryCell, 'place' | 'cityCode' | 'mediumId' | 'level'>): string {
  return `${cell.place}|${cell.cityCode}|${cell.mediumId}|${cell.level}`;
}

interface FaceRow {
  face_id: string;
  position_id: string;
  place: string | null;
  city: string;
  medium: number;
  form: number;
  level: PositionLevel;
  is_lit: boolean;
  is_demo: boolean;
  slots: number;
  price_fen: number | null;
  period_days: number | null;
  is_sample: boolean | null;
}

async function readFaces(db: Db): Promise<FaceRow[]> {
  const { rows } = await sql<FaceRow>`select face.face_id, face.position_id,
      position.business_district_id as place, release.city_code as city, face.medium_id as medium,
      face.form_id as form, position.level, face.is_lit, release.is_demo, face.slots, price.price_fen,
      price.period_days, price.is_sample
    from data_release release
    join media_position position on position.release_id = release.release_id
    join media_face face on face.release_id = position.release_id and face.position_id = position.position_id
    left join data_release card on card.kind = 'rate-card' and card.city_code = release.city_code
      and card.state = 'current'
    left join rate_card_price price on price.release_id = card.release_id and price.medium_id = face.medium_id
      and price.form_id = face.form_id and price.level = position.level
    where release.kind = 'media-positions' and release.state = 'current'`.execute(db);
  return rows;
}

function isNew(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** Faces put together in cells. */
export function inventoryOf(faces: readonly FaceRow[]): FixedInventory {
  const cells: InventoryCell[] = [];
  const indexOf = new Map<string, number>();
  const cellOfFace = new Map<string, number>();
  const seen = new Set<string>();
  const positions = new Map<string, number>();
  for (const face of faces) {
    const { place, city: cityCode, medium: mediumId, form: formId, level, position_id } = face;
    const key = `${place}|${cityCode}|${mediumId}|${formId}|${level}|${face.is_lit}`;
    let index = indexOf.get(key);
    if (index === undefined) {
      index = cells.length;
      indexOf.set(key, index);
      const { price_fen: fen, period_days: days } = face;
      const price = fen === null || days === null ? null : { fen, days, isSample: face.is_sample === true };
      const about = { place, cityCode, mediumId, formId, level, isLit: face.is_lit, isDemo: face.is_demo };
      cells.push({ ...about, positions: 0, faces: 0, units: 0, price });
    }
    const cell = cells[index];
    cell.faces++;
    cell.units += face.slots;
    cellOfFace.set(face.face_id, index);
    const standing = `${cityCode}|${position_id}`;
    if (isNew(seen, `${standing}|${index}`)) cell.positions++;
    if (isNew(seen, standing)) {
      const at = positionKey(cell);
      positions.set(at, (positions.get(at) ?? 0) + 1);
    }
  }
  return { cells, cellOfFace, positions };
}

const remembered = memoize<FixedInventory>(2);

/** All fixed media in force with their prices, remembered for as long as the very releases are in force. */
export async function fixedInventory(db: Db): Promise<FixedInventory> {
  const key = await currentReleases(db, ['media-positions', 'rate-card']);
  return remembered(key, async () => inventoryOf(await readFaces(db)));
}
