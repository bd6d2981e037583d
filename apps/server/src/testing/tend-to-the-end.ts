import { tendUnattended } from '../administration/unattended/tend-unattended.ts';
import { jobEnd } from './import-file.ts';
import type { TestService } from './test-service.ts';

/** A round of unattended imports, the ends of those that it began, and a round that tells them. */
export async function tendToTheEnd(service: TestService): Promise<void> {
  await tendUnattended(service.context);
  const open = await service.context.db
    .selectFrom('unattended_import')
    .innerJoin('import_session', 'import_session.import_id', 'unattended_import.import_id')
    .select('job_id')
    .where('settled_at', 'is', null)
    .execute();
  for (const { job_id } of open) await jobEnd(service, job_id!);
  await tendUnattended(service.context);
}
