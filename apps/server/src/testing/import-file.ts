import { expect } from 'vitest';
import type { ImportSession } from '@ooh/contract/domain/data-release';
import type { Job } from '@ooh/contract/domain/job';
import type { Db } from '../platform/storage/postgres/database.ts';
import type { TestService, TestUser } from './test-service.ts';

/** Waits for the end of a job. */
export async function jobEnd(service: TestService, jobId: string, user: TestUser = 'admin'): Promise<Job> {
  let last: Job | undefined;
  for await (const job of service.context.jobs.follow(
    jobId,
    service.userIds[user],
    AbortSignal.timeout(110_000),
  ))
    last = job;
  if (last === undefined) throw new Error(`job ${jobId} is unknown`);
  return last;
}

export const clearReleases = (service: TestService) =>
  service.context.db.deleteFrom('data_release').execute();

export interface ImportedFile {
  readonly session: ImportSession;
  readonly job: Job;
}

/** Uploads a file and runs it, as the web does; the mapping is the guessed one. */
export async function importFile(
  service: TestService,
  file: { fileName: string; bytes: Uint8Array },
  options: {
    isDryRun?: boolean;
    kind?: ImportSession['kind'];
    cityCode?: string;
    crs?: string;
    mode?: ImportSession['modes'][number];
    grid?: ImportSession['grid'];
    as?: TestUser;
  } = {},
): Promise<ImportedFile> {
  const { kind = 'bus-lines', cityCode = '440300', crs = 'WGS84', isDryRun = false } = options;
  const { as = 'admin' } = options;
  // A table of lines stands for the network as a whole here.
  const isNetwork = kind === 'bus-lines' && !file.fileName.endsWith('.geojson');
  const mode = options.mode ?? (isNetwork ? 'replace' : null);
  const uploaded = await service.upload('v1/imports', { kind, cityCode, crs }, file, { as });
  expect(uploaded.envelope.message).toBe('成功');
  const { importId, mode: usual } = uploaded.envelope.body!;
  if (options.grid)
    await service.body(
      'v1/imports/{importId}/mapping',
      { importId, grid: options.grid, mapping: [] },
      { as },
    );
  const run = async (input: { isDryRun: boolean; confirmedRemovals?: number | null }) => {
    const { jobId } = await service.body('v1/imports/{importId}/run', { importId, mode, ...input }, { as });
    const job = await jobEnd(service, jobId, as);
    return { session: await service.body('v1/imports/{importId}', { importId }, { as }), job };
  };
  if (isDryRun || (mode ?? usual) !== 'replace') return run({ isDryRun });
  // As the web does: what a replacement removes is told first and confirmed.
  const { session } = await run({ isDryRun: true });
  return run({ isDryRun: false, confirmedRemovals: session.report?.removal?.count ?? null });
}

export interface TestDirection {
  readonly name: string;
  readonly stops: readonly (readonly [string, number, number])[];
}

/** A table of lines in the layout of the public Shenzhen file. */
export function busLineCsv(directions: readonly TestDirection[]): string {
  const list = (items: readonly string[]): string => `"[${items.map((item) => `'${item}'`).join(', ')}]"`;
  const rows = directions.map(({ name, stops }) =>
    [name, list(stops.map(([stop]) => stop)), list(stops.map(([, lng, lat]) => `${lng},${lat}`))].join(','),
  );
  return ['linename,stationname,stationgeo', ...rows].join('\n') + '\n';
}

/** Both directions of a line that runs east from a point in 福田, a stop each half kilometre. */
export function testLine(lineName: string, stopCount = 6, lat = 22.54): TestDirection[] {
  const stops = Array.from(
    { length: stopCount },
    (_, i) => [`${lineName}站${i + 1}`, 114.02 + i * 0.005, lat] as const,
  );
  const [first, last] = [stops[0][0], stops[stopCount - 1][0]];
  return [
    { name: `${lineName}(${first}-${last})`, stops },
    {
      name: `${lineName}(${last}-${first})`,
      stops: stops.toReversed().map(([name, lng, at]) => [name, lng, at + 0.0004] as const),
    },
  ];
}

/** Two lines, both directions of each. */
export const twoLines = (): TestDirection[] => [...testLine('101路'), ...testLine('102路', 9, 22.56)];

export const csvFile = (text: string, fileName = '线路.csv') => ({ fileName, bytes: Buffer.from(text) });

/** Rows that all imports of lines have left. */
export async function storedLines(db: Db): Promise<{ releases: number; lines: number; stops: number }> {
  const count = async (table: 'data_release' | 'bus_line' | 'bus_line_stop') => {
    const query = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'));
    return Number((await query.executeTakeFirstOrThrow()).count);
  };
  return {
    releases: await count('data_release'),
    lines: await count('bus_line'),
    stops: await count('bus_line_stop'),
  };
}

/** Encodes by inverting the decoder over the two-byte codes. */
export function gb18030Of(text: string): Buffer {
  const decoder = new TextDecoder('gb18030');
  const codes = new Map<string, [number, number]>();
  for (let a = 0x81; a <= 0xfe; a++) {
    for (let b = 0x40; b <= 0xfe; b++) {
      if (b !== 0x7f) codes.set(decoder.decode(Uint8Array.of(a, b)), [a, b]);
    }
  }
  return Buffer.from(
    [...text].flatMap((mark) => (mark.charCodeAt(0) < 128 ? [mark.charCodeAt(0)] : codes.get(mark)!)),
  );
}
