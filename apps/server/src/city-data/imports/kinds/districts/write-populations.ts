import { AppError } from '../../../../platform/http/app-error.ts';
import { insertRows } from '../../../../platform/storage/postgres/insert-rows.ts';
import type { Boundary } from '../../../boundary/read-boundaries.ts';
import { readPopulations, type DistrictPopulation } from '../../../population/district-populations.ts';
import { compareRecords, findGone } from '../../compare-records.ts';
import type { PostgresWriter, Removal } from '../../import-kind.ts';
import type { IssueLog } from '../../issue-log.ts';
import type { RecordBatches } from '../../record-kind.ts';
import { removalOf } from '../../removal.ts';

const columns = 'release_id text, district_id text, name text, residents int, men int, women int, ages int[]';

interface Update {
  readonly removals: readonly Removal[];
  readonly log: IssueLog;
  /** Of the city. */
  readonly districts: readonly Boundary[];
}

const keyOf = ({ districtId }: DistrictPopulation): string => districtId;

/** Adds to, corrects and removes the populations in force, or replaces all of them. */
export function populationsWriter(
  batches: RecordBatches<DistrictPopulation>,
  { removals, log, districts }: Update,
): PostgresWriter {
  return {
    store: 'postgres',
    async write(transaction, releaseId, previous, mode) {
      const read: DistrictPopulation[] = [];
      for await (const batch of batches()) read.push(...batch);
      const before = previous ? await readPopulations(transaction, previous.release_id) : [];
      const gone = findGone(before, removals, keyOf, log, '行政区');
      const named = new Set(read.map(keyOf));
      const kept = before.filter(
        (one) => mode !== 'replace' && !named.has(keyOf(one)) && !gone.has(keyOf(one)),
      );
      const next = [...kept, ...read];
      if (next.length === 0) throw new AppError('refused', '删除后没有行政区人口：请改为撤销该版本');
      const known = new Set(next.map(keyOf));
      const missing = districts.filter(({ adcode }) => !known.has(adcode));
      if (missing.length > 0 && mode !== 'delete')
        log.warn(
          null,
          '行政区',
          `${missing.length} 个行政区没有人口，生成样本时用公布的或推演的：${missing.map(({ name }) => name).join('、')}`,
        );
      await insertRows(
        transaction,
        'district_population',
        columns,
        next.map(({ districtId, ...population }) => ({
          ...population,
          release_id: releaseId,
          district_id: districtId,
        })),
      );
      const change = compareRecords(next, before, keyOf);
      return {
        counts: {
          districts: next.length,
          residents: next.reduce((sum, { residents }) => sum + residents, 0),
        },
        changes: change.counts(read.map(keyOf)),
        removal: removalOf(
          '个行政区的人口',
          change.removed.length,
          change.removed.map(({ name }) => name),
        ),
        isUnchanged: previous !== undefined && change.isUnchanged,
      };
    },
  };
}
