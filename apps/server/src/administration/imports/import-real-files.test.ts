import { existsSync, readFileSync } from 'node:fs';
import type { ImportSession } from '@ooh/contract/domain/data-release';
import { beforeEach, expect, test } from 'vitest';
import { clearReleases, importFile } from '../../testing/import-file.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
beforeEach(() => clearReleases(service));

const cityCode = '440300';

const realFolder = new URL('../../../../../../shared/data/', import.meta.url);
const hasRealFiles = existsSync(realFolder);
if (!hasRealFiles)
  process.stdout.write('真实数据不存在，跳过其导入测试 (real files absent, their imports are not tested)\n');

interface RealFile {
  readonly name: string;
  readonly kind: ImportSession['kind'];
  readonly cityCode: string;
  readonly accepted: number;
  readonly grid?: ImportSession['grid'];
}

const poiFile = (name: string, accepted: number): RealFile => ({
  name: `shanghai/poi-${name}.csv`,
  kind: 'poi',
  cityCode: '310100',
  accepted,
});

const realFiles: readonly RealFile[] = [
  poiFile('shanghai_Theatr_Cinema', 753),
  poiFile('shanghai_urban', 449),
  { name: 'shanghai/shanghai-districts.geojson', kind: 'districts', cityCode: '310100', accepted: 1 },
  { name: 'shenzhen/shenzhen-districts.geojson', kind: 'districts', cityCode, accepted: 10 },
  { name: 'shanghai/shanghai-metrostop2.csv', kind: 'metro', cityCode: '310100', accepted: 60 },
  { name: 'shanghai/shanghai-bus71-line.geojson', kind: 'bus-lines', cityCode: '310100', accepted: 2 },
  { name: 'shanghai/shanghai-bus71-stops.geojson', kind: 'bus-lines', cityCode: '310100', accepted: 49 },
  { name: 'shenzhen/shenzhen-taxi-od-trips.csv', kind: 'trips', cityCode, accepted: 10_619 },
];

test.skipIf(!hasRealFiles)('real files are taken as they are, and a second time change nothing', async () => {
  for (const time of [1, 2]) {
    for (const { name, accepted, ...options } of realFiles) {
      const file = {
        fileName: name.split('/')[1],
        bytes: readFileSync(new URL(encodeURI(name), realFolder)),
      };
      const { session, job } = await importFile(service, file, options);
      expect([name, job.message, session.report?.rowsAccepted]).toEqual([name, null, accepted]);
      expect([name, session.report?.isUnchanged]).toEqual([name, time === 2]);
    }
  }
});
