import { expect } from 'vitest';
import type { ImportSession } from '@ooh/contract/domain/data-release';
import type { Job } from '@ooh/contract/domain/job';
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

export const csvFile = (text: string, fileName = '线路.csv') => ({ fileName, bytes: Buffer.from(text) });

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
