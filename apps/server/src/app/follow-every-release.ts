import { followBrandListings } from '../reference/brand/list-brands.ts';
import type { Context } from '../context.ts';
import { followPanels } from '../planning/pack/follow-panels.ts';
import { followPackReleases } from '../planning/pack/imported-packs.ts';
import { followInventoryReleases } from '../city-data/inventory/follow-inventory-releases.ts';
import { followPostingReleases } from '../orders/monitoring/undo-import.ts';
import { followMetro } from '../demo/simulation/passages-job.ts';
import { followReleases } from '../planning/plan/follow-releases.ts';

/** Subscribes every subject to the publication and withdrawal of data releases. Call once, before anything is published. */
export function followEveryRelease(context: Context): void {
  followReleases(context);
  followInventoryReleases(context);
  followPanels(context);
  followPackReleases(context);
  followBrandListings(context);
  followPostingReleases(context);
  followMetro(context);
}
