import { createHash } from 'node:crypto';
import type { Certificate } from '@ooh/planning/certificate';
import type { CertificateVerdict } from '@ooh/planning/checker/figures';
import { readDataOfCity, modelReleasesOf } from '../../city-data/release/city-data.ts';
import type { Context } from '../../context.ts';
import type { SelectionInput } from '../../measurement/engine/work/select-lines.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { cityName } from '../../reference/region/regions.ts';
import { readPlanCity, type StoredCity } from '../plan/plan-cities.ts';

/** SHA-256 of the stored certificate, by which two copies of it are compared. */
export const certificateSha256 = ({ certificate }: Pick<StoredCity, 'certificate'>): string =>
  createHash('sha256').update(JSON.stringify(certificate)).digest('hex');

interface CheckedCertificate {
  readonly verdict: CertificateVerdict;
  readonly certificate: Certificate;
  readonly sha256: string;
  readonly seconds: number;
}

/**
 * Has the independent checker check a stored certificate on the request that was kept with it. Refuses where the data
 * that it speaks of are no longer in use, or where the request was not yet kept.
 */
export async function checkStoredCertificate(
  context: Pick<Context, 'db' | 'engine'>,
  planId: string,
  cityCode: string,
  signal: AbortSignal,
): Promise<CheckedCertificate> {
  const stored = await readPlanCity(context.db, planId, cityCode);
  if (stored === undefined || stored.certificate_summary === null) throw notFound('最优性证书');
  if (stored.certified_selection === null)
    throw new AppError('refused', '这份证书生成时还没有保存请求，重新优选后即可复核');
  const data = await readDataOfCity(context.db, cityCode);
  const releases = modelReleasesOf(data);
  const isCurrent =
    releases?.panelReleaseId === stored.panel_release_id && releases.lineReleaseId === stored.line_release_id;
  if (releases === null || !isCurrent)
    throw new AppError('refused', `${cityName(cityCode)}的数据已更新，证书针对更新前的数据；请重新优选`);
  const selection = stored.certified_selection as SelectionInput;
  const certificate = stored.certificate as Certificate;
  const started = performance.now();
  const verdict = await context.engine.ask(
    releases,
    'checkSelection',
    { selection, certificate },
    { priority: 'batch', signal },
  );
  const seconds = (performance.now() - started) / 1000;
  return { verdict, certificate, sha256: certificateSha256(stored), seconds };
}
