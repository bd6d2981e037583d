import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { importFile } from '../../../../testing/import-file.ts';
import { startTestService } from '../../../../testing/test-service.ts';

const service = startTestService();

test('a GTFS feed is uploaded, previewed and imported like a table', async () => {
  const table = (lines: string[]) => strToU8(lines.join('\n'));
  const bytes = zipSync({
    'routes.txt': table(['route_id,route_short_name,route_type', 'r,M9路,3']),
    'trips.txt': table(['route_id,service_id,trip_id,direction_id', 'r,w,t1,0', 'r,w,t2,1']),
    'stops.txt': table([
      'stop_id,stop_name,stop_lat,stop_lon',
      'a,福田,22.54,114.05',
      'b,华强北,22.545,114.08',
      'c,东门,22.55,114.12',
    ]),
    'stop_times.txt': table([
      'trip_id,departure_time,stop_id,stop_sequence',
      't1,06:00:00,a,1',
      't1,06:10:00,b,2',
      't1,06:20:00,c,3',
      't2,06:00:00,c,1',
      't2,06:20:00,a,2',
    ]),
  });
  const { session, job } = await importFile(service, { fileName: 'gtfs.zip', bytes });
  expect(job.state).toBe('done');
  expect(session).toMatchObject({
    format: 'gtfs',
    state: 'imported',
    rows: 2,
    mapping: [],
    report: { rowsRead: 2, rowsAccepted: 2, counts: { lines: 1, stops: 5 } },
  });
  expect(session.preview[0]).toMatchObject({ 线路: 'M9路', 站点数: '3' });
  expect(session.previewShapes).toHaveLength(2);
  const { rows } = await service.body('v1/bus-lines', { cityCode: '440300', keyword: 'm9' }, { as: 'admin' });
  expect(rows).toMatchObject([{ lineName: 'M9路', fromStop: '福田', toStop: '东门', directions: 2 }]);
});
