import type { ContentVersion } from '@ooh/contract/domain/content';
import { metricPrefix } from '@ooh/contract/domain/content-names';
import type { StoredMetric } from '@ooh/contract/v1/content/metrics';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { inForce, readVersions } from './content-store.ts';
import { metricFields } from './seeds/metric-seeds.ts';

/** A metric as its document says it; a field that was taken out is empty. */
export function metricOf({ docId, title, body, version, effectiveOn }: ContentVersion): StoredMetric {
  const rows = body.flatMap((block) => (block.type === 'table' ? block.rows : []));
  const texts = new Map(rows.map(({ key, cells }) => [key, cells[1] ?? '']));
  const fields = Object.fromEntries(metricFields.map(({ key }) => [key, texts.get(key) ?? '']));
  return {
    ...(fields as Record<(typeof metricFields)[number]['key'], string>),
    key: docId.slice(metricPrefix.length),
    name: title,
    version,
    effectiveOn,
  };
}

/** The metrics in force on a day. */
export async function storedMetrics(db: DbOrTransaction, today: string): Promise<StoredMetric[]> {
  const documents = [...(await readVersions(db)).values()];
  return documents.flatMap((versions) => {
    const current = inForce(versions, today);
    return current?.kind === 'metric' ? [metricOf(current)] : [];
  });
}
