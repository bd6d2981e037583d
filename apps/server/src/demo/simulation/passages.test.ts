import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import { seedCity } from '../seed-city.ts';
import { importFile, jobEnd } from '../../testing/import-file.ts';
import { startTestService } from '../../testing/test-service.ts';
import { passagesJobKind } from './passages-job.ts';

const service = startTestService();
/** 厦门 is the smallest of the cities that are simulated in depth. */
const cityCode = '350200';
const persons = 5000;

beforeAll(async () => {
  await seedCity(service.context, cityCode, { persons });
});

async function passages() {
  const panel = (await findCurrent(service.context.db, 'panel', cityCode))!;
  return service.context.clickhouse.query(
    `SELECT person, station_id AS station, weekly_passages AS weekly FROM panel_station
     WHERE release_id = {release:String} ORDER BY person, station`,
    { release: panel.release_id },
    z.object({ person: z.number(), station: z.string(), weekly: z.number() }),
  );
}

/** Waits for the recounts that were asked for so far, and for nothing else. */
async function recounted(): Promise<void> {
  const jobs = await service.context.db
    .selectFrom('job')
    .select(['id', 'owner_id'])
    .where('kind', '=', passagesJobKind)
    .orderBy('created_at')
    .execute();
  for (const { id, owner_id } of jobs) {
    expect(owner_id).toBe(service.userIds.admin);
    expect((await jobEnd(service, id)).state).toBe('done');
  }
}

const metro = {
  fileName: '地铁.csv',
  bytes: Buffer.from(
    [
      'linename,stationname,lon,lat',
      ...['镇海路', '文灶', '湖滨东路', '莲坂', '莲花路口', '吕厝', '乌石浦'].map(
        (name, i) => `1号线,${name},${(118.082 + i * 0.007).toFixed(4)},${(24.456 + i * 0.008).toFixed(4)}`,
      ),
      ...['五缘湾', '蔡塘', '江头', '吕厝', '体育中心', '海沧大道'].map(
        (name, i) => `2号线,${name},${(118.17 - i * 0.015).toFixed(4)},${(24.51 - i * 0.003).toFixed(4)}`,
      ),
    ].join('\n'),
  ),
};

test('after a metro is imported the panel passes its stations, as a panel made anew would; undoing brings the old ones back', async () => {
  const before = await passages();
  expect(before.length).toBeGreaterThan(0);
  const { session } = await importFile(service, metro, { kind: 'metro', cityCode, mode: 'replace' });
  await recounted();
  const after = await passages();
  const stations = await service.context.db
    .selectFrom('metro_station')
    .select('station_id')
    .where('release_id', '=', session.releaseId!)
    .execute();
  const ids = new Set(stations.map(({ station_id }) => station_id));
  expect(after.length).toBeGreaterThan(0);
  expect(after.every(({ station }) => ids.has(station))).toBe(true);
  const panel = (await findCurrent(service.context.db, 'panel', cityCode))!;
  const { jobId } = await service.body('v1/panels', { cityCode, persons, seed: 1 }, { as: 'admin' });
  expect((await jobEnd(service, jobId)).state).toBe('done');
  expect((await findCurrent(service.context.db, 'panel', cityCode))!.release_id).not.toBe(panel.release_id);
  expect(await passages()).toEqual(after);

  await service.body('v1/data-releases/{releaseId}/undo', { releaseId: jobId }, { as: 'admin' });
  await service.body('v1/data-releases/{releaseId}/undo', { releaseId: session.releaseId! }, { as: 'admin' });
  await recounted();
  expect((await findCurrent(service.context.db, 'panel', cityCode))!.release_id).toBe(panel.release_id);
  expect(await passages()).toEqual(before);
});
