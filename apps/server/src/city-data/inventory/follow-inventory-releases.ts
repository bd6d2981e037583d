import type { Context } from '../../context.ts';
import { findCurrent } from '../release/data-release-store.ts';
import { setInForce } from './insert-inventory.ts';

/** Undoing a release of positions releases its bookings and reactivates those of the previous release. */
export function followInventoryReleases(context: Pick<Context, 'releases'>): void {
  context.releases.subscribe({
    async inTransaction(transaction, { kind, reason, releaseId, cityCode }) {
      if (kind !== 'media-positions' || reason !== 'undone') return;
      await setInForce(transaction, releaseId, false);
      const restored = await findCurrent(transaction, kind, cityCode);
      if (restored) await setInForce(transaction, restored.release_id, true);
    },
  });
}
