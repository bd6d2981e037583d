import { z } from 'zod';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { ClickHouse } from '../../../../platform/storage/clickhouse/clickhouse.ts';
import { findCurrent } from '../../../release/data-release-store.ts';
import type { ImportMode, ImportStores } from '../../import-kind.ts';
import { weekFrom, type SampleWeek } from './read-moment.ts';

/** Name in a release's parameters of the first and last day of its visits. */
export const weekParameter = 'week';

/** Whether all persons of a panel are known by what their file calls them. */
export async function knowsMembers(clickhouse: ClickHouse, releaseId: string): Promise<boolean> {
  const [{ unknown }] = await clickhouse.query(
    `SELECT toFloat64(countIf(member = 0)) AS unknown FROM panel_person WHERE release_id = {release:String}`,
    { release: releaseId },
    z.object({ unknown: z.number() }),
    { profile: 'batch' },
  );
  return unknown === 0;
}

/**
 * The days that a file of visits may name beside its own: those of the panel that it changes. Refuses a panel whose persons
 * nothing can name, and removals where there is no panel.
 */
export async function weekInForce(
  { db, clickhouse }: Pick<ImportStores, 'db' | 'clickhouse'>,
  cityCode: string,
  mode: ImportMode | undefined,
): Promise<SampleWeek> {
  if (mode === undefined || mode === 'replace') return weekFrom(null);
  const panel = await findCurrent(db, 'panel', cityCode);
  if (!panel) {
    if (mode === 'delete') throw new AppError('refused', '该城市还没有人群样本，无可删除');
    return weekFrom(null);
  }
  const way = '请选「全量替换」，文件中的到访即成为新的样本';
  if (panel.is_demo)
    throw new AppError('refused', `现有的人群样本是模拟生成的，其人员没有编号，不能按编号更新或删除：${way}`);
  if (!(await knowsMembers(clickhouse, panel.release_id)))
    throw new AppError('refused', `现有的人群样本没有保存人员编号的散列值，不能按编号更新或删除：${way}`);
  const days = z.tuple([z.string(), z.string()]).safeParse(panel.parameters[weekParameter]);
  return weekFrom(days.data ?? null);
}
