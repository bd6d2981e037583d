import { percentText } from '@ooh/contract/core/percent-text';
import { certain } from '@ooh/contract/core/certain';
import type { FigureSentence } from '@ooh/contract/domain/competitor';
import type { CallOutput } from '@ooh/contract/registry';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { readBrands } from '../../reference/brand/brand-names.ts';
import { basisOf, before, yearBefore, type Market } from './market.ts';
import { amountText, changeText, count, money, percent, sentence } from './sentence.ts';
import { growthOf, shareOf, spendBy, sumFen } from './spend-by.ts';

type Summary = CallOutput<'competitor/getCompetitorSummarize'>;

/** What the market comes to, and what stands out in it. */
export async function summarise(db: Db, market: Market): Promise<Summary> {
  const brands = spendBy(market, ['brand']);
  const cities = spendBy(market, ['city']);
  const media = spendBy(market, ['medium']);
  const spendFen = sumFen(brands);
  const [earlier, yearAgo] = [before(market), yearBefore(market)];
  const change = growthOf(spendFen, earlier && sumFen(earlier.rows));
  const yearChange = growthOf(spendFen, yearAgo && sumFen(yearAgo.rows));
  const chosen = new Set(market.brandIds);
  const ownFen = sumFen(brands.filter(({ brand }) => chosen.has(brand)));
  const sos = chosen.size === 0 ? null : shareOf(ownFen, spendFen);
  const figures = { spendFen, change, yearChange, sos, ownFen };
  return {
    basis: basisOf(market),
    spendFen,
    brandCount: brands.length,
    cityCount: cities.length,
    mediumCount: media.length,
    placements: brands.reduce((sum, row) => sum + row.placements, 0),
    sos,
    change,
    yearChange,
    sentences: spendFen === 0 ? [] : await sentencesOf(db, market, { ...figures, brands, cities, media }),
  };
}

type Ranked<Key extends string, Value> = readonly (Record<Key, Value> & {
  spendFen: number;
  lastSeen: string;
})[];

interface SummaryFigures {
  readonly spendFen: number;
  readonly ownFen: number;
  readonly change: number | null;
  readonly yearChange: number | null;
  readonly sos: number | null;
  readonly brands: Ranked<'brand', string>;
  readonly cities: Ranked<'city', string>;
  readonly media: Ranked<'medium', number>;
}

/** Sentences in the order of reading: size, change, leader, own voice, places, media. */
async function sentencesOf(db: Db, market: Market, figures: SummaryFigures): Promise<FigureSentence[]> {
  const { spendFen, change, yearChange, sos, brands, cities, media } = figures;
  const known = await readBrands(
    db,
    brands.map(({ brand }) => brand),
  );
  const names = await readMediaNames(db);
  const sentences: FigureSentence[] = [
    sentence(
      `${market.startMonth} 至 ${market.endMonth}，${brands.length} 个品牌在 ${cities.length} 个城市投放，刊例花费（估算）${amountText(spendFen)}。`,
      count('品牌数', brands.length),
      count('城市数', cities.length),
      money('刊例花费', spendFen),
    ),
  ];
  if (change !== null) sentences.push(sentence(`较前一时段${changeText(change)}。`, percent('环比', change)));
  if (yearChange !== null)
    sentences.push(sentence(`较去年同期${changeText(yearChange)}。`, percent('同比', yearChange)));
  const leader = brands[0];
  const leading = leader.spendFen / spendFen;
  sentences.push(
    sentence(
      `${certain(known.get(leader.brand), 'brand', leader.brand).brandName}花费最高，为 ${amountText(leader.spendFen)}，SOS ${percentText(leading)}。`,
      money('领先品牌花费', leader.spendFen),
      percent('领先品牌 SOS', leading),
    ),
  );
  if (sos !== null)
    sentences.push(
      sentence(
        `所选品牌花费 ${amountText(figures.ownFen)}，SOS ${percentText(sos)}。`,
        money('所选品牌花费', figures.ownFen),
        percent('所选品牌 SOS', sos),
      ),
    );
  const topCities = cities.slice(0, 3);
  const cityShare = sumFen(topCities) / spendFen;
  sentences.push(
    sentence(
      `${topCities.map(({ city }) => cityName(city)).join('、')}合计占 ${percentText(cityShare)}。`,
      percent('前三城市占比', cityShare),
    ),
  );
  const main = media[0];
  sentences.push(
    sentence(
      `主力媒体是${names.medium(main.medium)}，占 ${percentText(main.spendFen / spendFen)}。`,
      percent('主力媒体占比', main.spendFen / spendFen),
    ),
  );
  return sentences;
}
