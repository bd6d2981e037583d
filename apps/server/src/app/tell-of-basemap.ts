import { openArchive } from '../city-data/basemap/kept-basemaps.ts';
import type { Context } from '../context.ts';

/** Says at the start that the file of the base map cannot be used; maps go without it. */
export async function tellOfBasemap({ config, log }: Pick<Context, 'config' | 'log'>): Promise<void> {
  if (config.basemap === null) return;
  const problem = await openArchive(config.basemap).then(
    (archive) => (archive === null ? `底图文件不存在：${config.basemap}` : null),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (problem !== null) log.warn(`BASEMAP：${problem}；地图改用其他底图`);
}
