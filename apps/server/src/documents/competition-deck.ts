import { competitorGroup } from '@ooh/contract/domain/competitor';
import type { ParsedInput } from '@ooh/contract/registry';
import { competitionPages } from '@ooh/report/competition-deck';
import type { CompetitionFacts } from '@ooh/report/competition-deck-facts';
import { readMediaNames } from '../city-data/inventory/media-names.ts';
import type { Context } from '../context.ts';
import { readBlanks } from '../market/competitor/blanks.ts';
import { readConclusion } from '../market/competitor/conclusion.ts';
import { brandLayout, cityLayout } from '../market/competitor/layout.ts';
import { readMarket } from '../market/competitor/market.ts';
import { mediaStructure, yearlyMedia } from '../market/competitor/media-structure.ts';
import { summarise } from '../market/competitor/summary.ts';
import { tendencyOf } from '../market/competitor/tendency.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { SignedInUser } from '../platform/session/session.ts';
import { knownBrand } from '../reference/brand/brand-names.ts';
import { cityName } from '../reference/region/regions.ts';
import { sendStrategyDeck } from './strategy-deck.ts';

type Asked = ParsedInput<'v1/competitor/deck'>;

const trendBrands = 5;
const matrixSize = 12;
const firstPage = { sort: 'spend', pageNo: 1 } as const;

/** What the screen shows of a market, asked of the same functions. */
async function factsOf(
  { db }: Pick<Context, 'db'>,
  user: SignedInUser,
  { ownBrandId, ...filter }: Asked,
): Promise<CompetitionFacts> {
  const own = ownBrandId === undefined ? null : await knownBrand(db, ownBrandId);
  const question = { ...filter, industry: filter.industry ?? own?.industry };
  const marketOf = (brandIds: readonly string[], change: Partial<Asked> = {}, part?: 'whole') =>
    readMarket(db, user, competitorGroup, { ...question, ...change, brandIds }, part);
  const market = await marketOf(own === null ? filter.brandIds : [own.brandId]);
  const summary = await summarise(db, market);
  const { rows: cityRows } = await cityLayout(db, market);
  const largest = cityRows.slice(0, matrixSize).map(({ cityCode }) => cityCode);
  const layoutOf = async (cityCodes: readonly string[]) =>
    (
      await brandLayout(db, await marketOf([], { cityCodes: [...cityCodes] }), {
        ...firstPage,
        pageSize: matrixSize,
      })
    ).rows;
  const [names, trend, brands, matrix, structure, years, found] = await Promise.all([
    readMediaNames(db),
    marketOf(filter.brandIds).then((of) => tendencyOf(db, of, 'brand', trendBrands)),
    layoutOf(filter.cityCodes),
    largest.length === 0 ? [] : layoutOf(largest),
    marketOf([]).then((of) => mediaStructure(db, of)),
    marketOf([], {}, 'whole').then((of) => yearlyMedia(db, of)),
    own === null ? null : readBlanks(db, user, own, question),
  ]);
  const { startMonth, endMonth } = summary.basis;
  const isConcluded = own !== null && startMonth !== null && endMonth !== null;
  const conclusion = isConcluded
    ? (await readConclusion(db, user, { brandId: own.brandId, startMonth, endMonth })).text
    : '';
  return {
    industry: question.industry ?? '全部行业',
    brandName: own?.brandName ?? null,
    cities: filter.cityCodes.map(cityName).join('、') || '全部有权限的城市',
    media: filter.mediumIds.map(names.medium).join('、') || '全部有权限的媒体',
    basis: summary.basis,
    summary,
    trend,
    brands,
    matrix,
    cityRows,
    structure: structure.categories,
    years: years.years,
    blanks: found && found.blanks,
    conclusion,
  };
}

/** 竞品洞察 of a filter as a presentation. */
export async function sendCompetitionDeck(
  context: Context,
  request: WorkbookRequest,
  asked: Asked,
): Promise<FileAnswer> {
  const facts = await factsOf(context, request.user, asked);
  return sendStrategyDeck(context, request, {
    name: '竞品洞察',
    brandName: facts.brandName ?? facts.industry,
    projectName: `${facts.industry}市场`,
    pages: competitionPages(facts).pages,
    dataReleases: [],
    isDemo: facts.basis.isSample,
    detail: { industry: facts.industry, brandId: asked.ownBrandId ?? null },
  });
}
