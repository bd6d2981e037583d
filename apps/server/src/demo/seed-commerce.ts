import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import type { Context } from '../context.ts';
import type { JobControl } from '../platform/job/jobs.ts';
import { seedAsRun } from './demo-as-run.ts';
import { seedCityLines } from './demo-city-lines.ts';
import { seedPlacements, seedProducts } from './demo-competitor.ts';
import { seedCreatives } from './demo-creatives.ts';
import { seedDrafts } from './demo-drafts.ts';
import { seedExceptions } from './demo-exceptions.ts';
import { seedAlbums, seedCases } from './demo-library.ts';
import { seedOrders, seedTradeAccounts } from './demo-orders.ts';
import { seedPacks } from './demo-packs.ts';
import { seedPhotos } from './demo-photos.ts';
import { atOnce, type Pace } from './simulation/simulate-city.ts';
import { seedComments } from './demo-comments.ts';

/** Writes one subject of the demonstration's trade. Safe to repeat: what is there stays as it is. */
type CommerceStep = (context: Context, control?: JobControl) => Promise<void>;

/** In this order: later subjects refer to earlier ones. Cities, their inventory and their prices are there before. */
const steps: readonly CommerceStep[] = [
  ({ db }) => seedSampleBrands(db),
  seedTradeAccounts,
  seedCityLines,
  seedOrders,
  seedAsRun,
  seedPhotos,
  seedExceptions,
  seedCreatives,
  seedComments,
  seedPacks,
  seedProducts,
  seedPlacements,
  seedDrafts,
  seedAlbums,
  seedCases,
];

/**
 * Fills the demonstration's trade: who buys what where, what came of it, and what others did. Audiences are computed by
 * the job at work where `control` is given, otherwise by one of their own. `pace` chooses when each subject is written.
 */
export async function seedCommerce(
  context: Context,
  control?: JobControl,
  pace: Pace = atOnce,
): Promise<void> {
  for (const step of steps) await pace(() => step(context, control));
}
