import { createHash } from 'node:crypto';
import type { ClosingVersion, ReportIdentity } from '@ooh/report/closing-report-facts';
import type { ReportPage } from '@ooh/report/report-page';

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

interface MadeOf extends Omit<ReportIdentity, 'reportKind' | 'seed' | 'pages' | 'hash'> {
  readonly version: ClosingVersion;
}

/** Figures of effects come without drawing; what was drawn is in the data releases. */
const seed = '评估计算不用随机数；样本的抽取属于数据版本';

/** The identity of a report: what it was made of, and a hash of every page and of all of it. */
export function identityOf(madeOf: MadeOf, pages: readonly ReportPage[]): ReportIdentity {
  const identity = {
    reportKind: 'closing' as const,
    ...madeOf,
    seed,
    pages: pages.map((page) => ({ pageId: page.pageId, hash: hashOf(page) })),
  };
  return { ...identity, hash: hashOf(identity) };
}
