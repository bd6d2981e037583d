import { readFile, writeFile } from 'node:fs/promises';
import { planOf, type AnyCertificate, type ChoiceRequest } from './choose.ts';
import { InstanceError } from './read-instance.ts';

/** A certificate file: the certificate with its request and the media by id. */
export interface CertificateFile {
  readonly request: ChoiceRequest;
  readonly media: readonly { readonly id: string; readonly vehicles: number }[];
  readonly certificate: AnyCertificate;
}

export async function writeCertificateFile(path: string, file: CertificateFile): Promise<void> {
  await writeFile(path, `${JSON.stringify(file)}\n`);
}

/**
 * Reads a certificate file and validates its request; the checker validates the certificate itself.
 * @throws InstanceError for a file that is not a certificate file
 */
export async function readCertificateFile(path: string): Promise<CertificateFile> {
  const text = await readFile(path, 'utf8');
  let file: Partial<CertificateFile> | null;
  try {
    file = JSON.parse(text) as Partial<CertificateFile> | null;
  } catch {
    throw new InstanceError('证书不是合法的 JSON');
  }
  const { request, media, certificate } = file ?? {};
  if (typeof request?.budget !== 'number' || !(request.budget >= 0 && request.budget < Infinity))
    throw new InstanceError('证书残缺：request.budget 应为不小于 0 的数');
  if (!Number.isInteger(request.k) || request.k < 1)
    throw new InstanceError('证书残缺：request.k 应为正整数');
  for (const list of [request.must, request.excluded])
    if (list !== undefined && (!Array.isArray(list) || list.some((m) => !Number.isInteger(m) || m < 0)))
      throw new InstanceError('证书残缺：request.must 和 request.excluded 应为媒体序号的数组');
  const isLine = (line: unknown) =>
    typeof line === 'object' &&
    line !== null &&
    'id' in line &&
    typeof line.id === 'string' &&
    'vehicles' in line &&
    typeof line.vehicles === 'number';
  if (!Array.isArray(media) || !media.every(isLine))
    throw new InstanceError('证书残缺：media 应为 {id, vehicles} 的数组');
  if (certificate === undefined) throw new InstanceError('证书残缺：缺少 certificate');
  return file as CertificateFile;
}

/** Faults of the list of media by id, compared with the certificate, which names them by number. */
export function mediaFaults({ media, certificate }: CertificateFile, ids: readonly string[]): string[] {
  const named = media.map((line) => `${line.id} × ${line.vehicles}`);
  const proved = planOf(certificate).map((line) => `${ids[line.medium]} × ${line.vehicles}`);
  return named.join('\n') === proved.join('\n') ? [] : ['media 与 certificate.plan 不是同一个方案'];
}
