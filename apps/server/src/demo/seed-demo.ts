import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import type { Context } from '../context.ts';
import { firstCity } from './demo-cities.ts';
import { seedCities } from './seed-cities.ts';
import { seedCommerce } from './seed-commerce.ts';
import { enqueueFollowing, seedScope } from './seed-job.ts';

/** Reports progress: share 0..1 and the Chinese name of the phase. */
export type SeedProgress = (share: number, phase: string) => void;

/** Fills a demonstration's stores with what is missing. Safe to repeat; accounts exist before it is called. */
export async function seedDemo(
  context: Context,
  extent: 'country' | 'city',
  progress: SeedProgress,
): Promise<void> {
  await seedSampleBrands(context.db);
  if (extent === 'city') {
    await seedCities(context, [firstCity], { progress });
    progress(1, '示例交易数据');
    await seedCommerce(context);
  } else {
    await seedScope(context, 'first', progress);
    await enqueueFollowing(context);
  }
  progress(1, '演示数据就绪');
}
