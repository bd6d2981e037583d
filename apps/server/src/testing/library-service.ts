import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import type { Context } from '../context.ts';
import { publishDemo } from '../demo/publish-demo.ts';
import { openTestService, type TestService } from './test-service.ts';

/** A service with two cities of a demonstration, whose library `seed` fills. */
export async function openLibraryService(seed: (context: Context) => Promise<void>): Promise<TestService> {
  const service = await openTestService();
  const { context } = service;
  await seedSampleBrands(context.db);
  for (const cityCode of ['440300', '310100'])
    await publishDemo(context, { kind: 'media-positions', cityCode, rows: [] }, async () => {});
  await seed(context);
  return service;
}

/** Permission group of a user who sees some media of one city. */
export const onlyMediaOf = (cityCode: string, mediaIds: number[]) => ({
  isEnabled: true,
  mediaIds,
  mediaRegionData: [{ regionCodes: [cityCode], mediaIds }],
});
