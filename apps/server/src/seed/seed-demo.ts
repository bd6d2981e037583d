import { seedSampleBrands } from '../brand/brand-store.ts';
import type { Context } from '../context.ts';
import { seedCity } from './seed-city.ts';

/** Tells how far the work is: share 0..1 and the Chinese name of the phase. */
export type SeedProgress = (share: number, phase: string) => void;

const demoCityCode = '440300';
const demoPersons = 200_000;

/** Fills a demonstration's stores with what is missing. Safe to repeat; accounts exist before it is called. */
export async function seedDemo(context: Context, progress: SeedProgress): Promise<void> {
  await seedSampleBrands(context.db);
  await seedCity(context, demoCityCode, {
    persons: demoPersons,
    progress: (share, phase) => progress(share * 0.99, `生成深圳示例数据：${phase}`),
  });
  progress(1, '示例数据就绪');
}
