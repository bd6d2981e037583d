import { followBrandListings } from '../brand/list-brands.ts';
import type { Context } from '../context.ts';
import { followPanels } from '../crowd-pack/follow-panels.ts';
import { followPackReleases } from '../crowd-pack/imported-packs.ts';
import { followInventoryReleases } from '../media-inventory/follow-inventory-releases.ts';
import { followPostingReleases } from '../monitoring/undo-import.ts';
import { followMetro } from '../panel/passages-job.ts';
import { followReleases } from '../smart-select/follow-releases.ts';

/** Lets every subject hear of data releases that come into force or go. Call once, before anything is published. */
export function followEveryRelease(context: Context): void {
  followReleases(context);
  followInventoryReleases(context);
  followPanels(context);
  followPackReleases(context);
  followBrandListings(context);
  followPostingReleases(context);
  followMetro(context);
}
