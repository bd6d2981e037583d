import type { ImportSchedule } from '@ooh/contract/domain/import-schedule';
import type { Context } from '../../context.ts';
import { importOwner } from '../../city-data/imports/command-owner.ts';
import { bytesSource } from '../../city-data/imports/source/byte-source.ts';
import { assertCityGranted } from '../../city-data/release/city-scope.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { isPermitted } from '../../platform/session/is-permitted.ts';
import { download, type Fetched } from '../../platform/outgoing/download.ts';
import { fetchSftp } from '../../platform/outgoing/fetch-sftp.ts';
import { dataReleasePermit } from '@ooh/contract/domain/data-release';
import { queueNotice } from './notices.ts';
import { notePull, takeDue, type ScheduleRow } from './schedule-store.ts';
import { submitImport } from './submit-import.ts';

const patienceMilliseconds = 10 * 60_000;

/** Fetches the file of a schedule; null where it is the one of before. */
function fetchFile({ config, sealing }: Context, row: ScheduleRow): Promise<Fetched | null> {
  const url = new URL(row.url);
  const wanted = {
    url,
    userName: row.user_name,
    secret: row.sealed_secret === null ? null : sealing.open(row.sealed_secret),
    etag: row.etag,
    mostBytes: config.uploadBytes,
    openHosts: config.outgoingHosts,
    signal: AbortSignal.timeout(patienceMilliseconds),
  };
  if (url.protocol !== 'sftp:') return download({ ...wanted, lastModified: row.last_modified });
  if (row.host_key === null) throw new AppError('refused', 'SFTP 须填写主机指纹');
  return fetchSftp({ ...wanted, hostKey: row.host_key });
}

/** Fetches a schedule's file and starts its import, in the name of its user with the permissions of now. */
async function pull(context: Context, row: ScheduleRow): Promise<void> {
  const owner = await importOwner(context.db, row.user_id);
  if (!isPermitted(dataReleasePermit, owner)) throw new AppError('refused', '创建者没有导入数据的权限');
  assertCityGranted(owner, row.city_code);
  const fetched = await fetchFile(context, row);
  const { schedule_id: scheduleId } = row;
  if (fetched === null) return notePull(context.db, scheduleId, { state: 'not-modified', message: null });
  if (fetched.bytes.length === 0) throw new AppError('refused', '取到的文件为空');
  await submitImport(
    context,
    { ...owner, nickName: `${owner.nickName}（定时导入「${row.name}」）` },
    {
      kind: row.kind as ImportSchedule['kind'],
      cityCode: row.city_code,
      crs: row.crs as ImportSchedule['crs'],
      template: row.template,
      mode: row.mode as ImportSchedule['mode'],
      grid: null,
      fileName: fetched.fileName,
      source: bytesSource(fetched.bytes),
      mapping: [],
      isDryRun: false,
      origin: row.name,
      legalBasis: '',
      retainUntil: null,
      by: { origin: 'schedule', name: row.name, scheduleId },
    },
    { address: new URL(row.url).hostname, requestId: `schedule ${scheduleId}` },
  );
  await notePull(context.db, scheduleId, { state: 'running', message: null, fetched });
}

/** Pulls what is due, one after the other; a failure is noted with its reason and keeps no other from its turn. */
export async function pullDue(context: Context): Promise<void> {
  for (;;) {
    const row = await takeDue(context.db, context.now());
    if (row === undefined) return;
    try {
      await pull(context, row);
    } catch (error) {
      const message = error instanceof AppError ? error.message : '取文件失败，请查看服务日志';
      if (!(error instanceof AppError)) context.log.error({ err: error }, 'a scheduled import failed');
      await notePull(context.db, row.schedule_id, { state: 'failed', message });
      await queueNotice(context, {
        origin: 'schedule',
        name: row.name,
        kind: row.kind,
        cityCode: row.city_code,
        importId: null,
        state: 'failed',
        message,
        releaseId: null,
        report: null,
      });
    }
  }
}
