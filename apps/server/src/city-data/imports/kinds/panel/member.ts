import { createHash } from 'node:crypto';
import { findCurrent } from '../../../release/data-release-store.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { ImportStores } from '../../import-kind.ts';

/** 64-bit decimal id of a person of a panel; the file's own id is not stored. */
export function memberOf(cityCode: string, person: string): string {
  return createHash('sha256').update(`panel|${cityCode}|${person}`).digest().readBigUInt64LE(0).toString();
}

/** Persons without visits yet. */
export interface KnownMembers {
  readonly releaseId: string;
  /** Number of each person in the panel to be. */
  readonly numbers: ReadonlyMap<bigint, number>;
}

/** How the persons of a panel are numbered: neighbours of a stratum are adjacent, independent of the order of the file. */
export const memberOrder = 'stratum, home_cell, member';

/** The city's persons in force. Refuses a city without any, because visits need persons. */
export async function readMembers(
  { db, clickhouse }: Pick<ImportStores, 'db' | 'clickhouse'>,
  cityCode: string,
): Promise<KnownMembers> {
  const release = await findCurrent(db, 'panel-persons', cityCode);
  if (!release) throw new AppError('refused', '该城市还没有人群样本的人员，请先导入「人群样本·人员」');
  const bytes = await clickhouse.queryBinary(
    `SELECT member FROM panel_member WHERE release_id = {release:String} ORDER BY ${memberOrder}`,
    { release: release.release_id },
    { profile: 'batch' },
  );
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = new Map<bigint, number>();
  for (let at = 0; at < bytes.byteLength; at += 8) numbers.set(view.getBigUint64(at, true), numbers.size);
  return { releaseId: release.release_id, numbers };
}
