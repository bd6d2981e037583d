import { media, cities, efficiency, exposure, frequency } from './closing-report-exposure.ts';
import type { ClosingFacts, ClosingVersion, ReportIdentity } from './closing-report-facts.ts';
import { identityPage, methodPage } from './closing-report-method.ts';
import { conclusion, cover, goals, review } from './closing-report-opening.ts';
import type { ClosingPage } from './closing-report-page.ts';
import { audience, competition, outcomes, places, thirdParty } from './closing-report-people.ts';
import { opportunities, shortfall } from './closing-report-shortfall.ts';
import { photos, placement, posting } from './closing-report-postings.ts';
import type { ReportPage, ReportPages } from './report-page.ts';

interface OutlinedPage {
  readonly page: string;
  readonly name: string;
  readonly of: (facts: ClosingFacts) => ClosingPage;
  /** Of the internal version alone. */
  readonly isInternal?: true;
}

/** The pages in their order, before those on method and identity. */
const outline: readonly OutlinedPage[] = [
  { page: 'cover', name: '封面', of: cover },
  { page: 'review', name: '项目回顾', of: review },
  { page: 'conclusion', name: '核心结论', of: conclusion },
  { page: 'goals', name: '目标达成', of: goals },
  { page: 'placement', name: '投放概况', of: placement },
  { page: 'posting', name: '排期执行与上刊率', of: posting },
  { page: 'exposure', name: '曝光与触达', of: exposure },
  { page: 'frequency', name: '频次与 GRP', of: frequency },
  { page: 'cities', name: '城市表现', of: cities },
  { page: 'media', name: '媒体表现', of: media },
  { page: 'audience', name: '受众命中与画像', of: audience },
  { page: 'places', name: '空间覆盖', of: places },
  { page: 'outcomes', name: '到店与搜索', of: outcomes },
  { page: 'third-party', name: '第三方对照', of: thirdParty },
  { page: 'competition', name: '竞品同期', of: competition, isInternal: true },
  { page: 'photos', name: '上刊照片', of: photos },
  { page: 'efficiency', name: '投放效率', of: efficiency },
  { page: 'shortfall', name: '欠量与原因', of: shortfall },
  { page: 'opportunities', name: '优化建议', of: opportunities, isInternal: true },
];

/** Whether a page of the outline can be made, and why not. */
export interface ClosingCheck {
  readonly page: string;
  readonly name: string;
  readonly ready: boolean;
  readonly reason: string | null;
}

/** The city whose areas are shown: with figures, and with the most money. */
export function placesCity({
  rows,
}: ClosingFacts['cities']): { cityCode: string; cityName: string } | undefined {
  return rows
    .filter(({ comparison }) => comparison !== null)
    .toSorted((a, b) => b.netFen - a.netFen || Number(a.cityCode) - Number(b.cityCode))[0];
}

/** What is asked about the areas of a city. */
export const placesQuestion = { unit: 'businessDistrict', sortBy: 'taPersons', pageSize: 10 } as const;

const section = 'closing';

/** Nature of the figures and the day, for the foot of every page. */
export function closingSource({ effect: { scope } }: ClosingFacts): string {
  const [first] = scope.cities.flatMap(({ basis }) => (basis === null ? [] : [basis]));
  const data =
    first === undefined
      ? '上刊登记'
      : `${first.source.replace(/（[^（）]*）/g, '')}；总体：${first.universe}${scope.cities.length > 1 ? ' 等' : ''}`;
  return `「按上刊记录测算」为模型按上下刊登记计算，不是实地测量；${data}；截至 ${scope.asOf}`;
}

/**
 * 结案报告 of an order: what was agreed, done and reached, page by page, each with its result as its title. Pages without
 * data are left out and named on the page of method. The last page, of the identity, is added with `withIdentity`.
 */
export function closingReportPages(
  facts: ClosingFacts,
  version: ClosingVersion,
): ReportPages & { readonly checks: readonly ClosingCheck[] } {
  const source = closingSource(facts);
  const pages: ReportPage[] = [];
  const checks: ClosingCheck[] = [];
  for (const { page, name, of, isInternal = false } of outline) {
    if (isInternal && version === 'client') continue;
    const made = of(facts);
    const isMissing = typeof made === 'string';
    checks.push({ page, name, ready: !isMissing, reason: isMissing ? made : null });
    if (!isMissing) pages.push({ pageId: `closing-${page}`, section, source, ...made });
  }
  const omitted = checks.flatMap(({ name, reason }) => (reason === null ? [] : [{ title: name, reason }]));
  pages.push({ pageId: 'closing-method', section, source, ...methodPage(facts, omitted) });
  return { pages, omitted, checks };
}

/** The pages with the last one, which says what the report was made of. */
export const withIdentity = (pages: readonly ReportPage[], identity: ReportIdentity): ReportPage[] => [
  ...pages,
  { pageId: 'closing-identity', section, source: pages.at(-1)?.source ?? '', ...identityPage(identity) },
];
