import type { JobKind } from '../../platform/job/jobs.ts';
import { importPayload, runImport, type ImportPayload } from './run-import.ts';

export const importJobKind = 'import-run';

/** Runs an import; an interrupted one has written nothing and begins anew. */
export const importJob: JobKind<ImportPayload> = {
  afterInterruption: 'requeue',
  async run(context, payload, control) {
    const { report, releaseId } = await runImport(context, importPayload.parse(payload), control);
    const { issues: _issues, ...summary } = report;
    return { ...summary, releaseId };
  },
};
