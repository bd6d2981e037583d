import type { Db } from '../platform/storage/postgres/database.ts';
import type { SignedInUser } from '../platform/session/session.ts';
import { readPhotos } from '../orders/monitoring/photo-store.ts';

const most = 6;

/** Accepted photos of an order that the user may open, the newest of every unit before further ones. */
export async function closingPhotos(db: Db, user: SignedInUser, orderId: string) {
  const all = await readPhotos(db, user, { orderId, verdict: 'accepted' });
  const ofUnits = new Map<string, (typeof all)[number]>();
  for (const photo of all) {
    const unit = `${photo.city_code} ${photo.unit_name}`;
    if (!ofUnits.has(unit)) ofUnits.set(unit, photo);
  }
  const first = new Set(ofUnits.values());
  return [...first, ...all.filter((photo) => !first.has(photo))].slice(0, most).map((photo) => ({
    photoId: photo.photo_id,
    unitName: photo.unit_name,
    takenAt: photo.taken_at === null ? null : photo.taken_at.toISOString(),
  }));
}
