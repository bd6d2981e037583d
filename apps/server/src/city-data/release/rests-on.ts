import { z } from 'zod';
import { importModes, type DataRelease } from '@ooh/contract/domain/data-release';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { DataReleaseRow } from './data-release-store.ts';

const restsOn = z.array(
  z.object({
    releaseNo: z.string(),
    source: z.string(),
    fileName: z.string().nullable(),
    mode: z.enum(importModes).nullable(),
    isDemo: z.boolean(),
    createdAt: z.string(),
  }),
);
type RestsOn = z.infer<typeof restsOn>;

/** Kinds whose replacement holds one kind of record, or one medium, and takes the others from the release before. */
const keptKinds: readonly DataRelease['kind'][] = ['media-positions', 'places'];
/** Sources that a figure names one by one. */
const namedSources = 6;

type Parameters = Pick<DataReleaseRow, 'parameters'>;

const modeOf = ({ parameters }: Parameters) => z.enum(importModes).safeParse(parameters['mode']).data ?? null;

/** The releases whose records are in one as well, the oldest first; none of a release that stands alone. */
export function restsOnOf({ parameters }: Parameters): RestsOn {
  return restsOn.safeParse(parameters['restsOn']).data ?? [];
}

/** Writes down which releases a new one takes records from: the one before it, and those that this rests on. */
export async function recordRestsOn(
  transaction: DbOrTransaction,
  releaseId: string,
  previous: DataReleaseRow | undefined,
  mode: (typeof importModes)[number],
): Promise<void> {
  if (previous === undefined || (mode === 'replace' && !keptKinds.includes(previous.kind))) return;
  const before: RestsOn = [
    ...restsOnOf(previous),
    {
      releaseNo: previous.release_no,
      source: previous.source,
      fileName: previous.file_name,
      mode: modeOf(previous),
      isDemo: previous.is_demo,
      createdAt: previous.created_at.toISOString(),
    },
  ];
  await sql`update data_release set parameters = parameters || ${JSON.stringify({ restsOn: before })}::jsonb
    where release_id = ${releaseId}`.execute(transaction);
}

/** What a release and all that it rests on come from: each source once, with its file, the newest first. */
export function wholeSource(release: Pick<DataReleaseRow, 'source' | 'file_name' | 'parameters'>): string {
  const before = restsOnOf(release);
  if (before.length === 0) return release.source;
  const named = ({ source, fileName }: { source: string; fileName: string | null }): string =>
    fileName === null || fileName === source ? source : `${source}（${fileName}）`;
  const all = [{ source: release.source, fileName: release.file_name }, ...before.toReversed()].map(named);
  const each = [...new Set(all)];
  const rest = each.length - namedSources;
  return `${each.slice(0, namedSources).join(' + ')}${rest > 0 ? ` 等 ${each.length} 份` : ''}`;
}

/** Whether a release holds records of the demonstration. */
export const holdsDemo = (release: Pick<DataReleaseRow, 'is_demo' | 'parameters'>): boolean =>
  release.is_demo || restsOnOf(release).some(({ isDemo }) => isDemo);
