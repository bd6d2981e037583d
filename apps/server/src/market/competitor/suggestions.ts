import { percentText } from '@ooh/contract/core/percent-text';
import { certain } from '@ooh/contract/core/certain';
import { orderCompetitionGroup, type Suggestion } from '@ooh/contract/domain/competitor';
import type { CallOutput } from '@ooh/contract/registry';
import { countTechniques } from '../album/album-store.ts';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { cityName } from '../../reference/region/regions.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { knownBrand, type NamedBrand } from '../../reference/brand/brand-names.ts';
import { grantedOrder, type CompetingOrder } from './granted-order.ts';
import { basisOf, readMarket, type Market } from './market.ts';
import { monthSpan } from '@ooh/contract/domain/months';
import { amountText, count, money, percent } from './sentence.ts';
import { shareOf, spendBy, sumFen } from './spend-by.ts';
import { seasonOf } from './tendency.ts';

export type Suggestions = CallOutput<'v1/competitor/suggestions'> & {
  readonly industry: string;
  readonly orderName: string | null;
};

/** Cities or media that a suggestion names. */
const named = 3;

/** Advice for a brand, or for an order's brand within the order's cities. */
export async function suggestionsFor(
  db: Db,
  user: SignedInUser,
  asked: { readonly orderId?: string; readonly brandId?: string },
): Promise<Suggestions> {
  if (asked.orderId === undefined && asked.brandId === undefined)
    throw new AppError('invalid', '请指定订单或品牌');
  const order: CompetingOrder | null =
    asked.orderId === undefined ? null : await grantedOrder(db, user, asked.orderId);
  const brand = await knownBrand(db, order?.brandId ?? certain(asked.brandId, 'brand asked for'));
  const market = await readMarket(db, user, orderCompetitionGroup, {
    industry: brand.industry,
    brandIds: [brand.brandId],
    cityCodes: [...new Set(order?.items.map(({ cityCode }) => cityCode) ?? [])],
    mediumIds: [],
  });
  const suggestions = [
    ...citySuggestion(market, brand),
    ...(await mediumSuggestion(db, market, brand)),
    ...(await creativeSuggestion(db, market, brand)),
    ...rhythmSuggestion(market),
  ];
  return {
    basis: basisOf(market),
    brandId: brand.brandId,
    brandName: brand.brandName,
    industry: brand.industry,
    orderName: order?.name ?? null,
    suggestions,
  };
}

const bare: Pick<Suggestion, 'cityCodes' | 'mediumIds' | 'months'> = {
  cityCodes: [],
  mediumIds: [],
  months: [],
};

interface Gap<Key> {
  readonly key: Key;
  readonly rivalFen: number;
  readonly sos: number;
}

/** Where rivals spend and the brand's voice is below its own mean, the largest rival spend first. */
function gapsOf<Key>(
  rows: readonly { readonly key: Key; readonly brand: string; readonly spendFen: number }[],
  brandId: string,
): Gap<Key>[] {
  const ownFen = sumFen(rows.filter(({ brand }) => brand === brandId));
  const mean = shareOf(ownFen, sumFen(rows)) ?? 0;
  return [...Map.groupBy(rows, ({ key }) => key)]
    .map(([key, list]) => {
      const own = sumFen(list.filter(({ brand }) => brand === brandId));
      return { key, rivalFen: sumFen(list) - own, sos: shareOf(own, sumFen(list)) ?? 0 };
    })
    .filter(({ rivalFen, sos }) => rivalFen > 0 && sos <= mean)
    .sort((a, b) => b.rivalFen - a.rivalFen)
    .slice(0, named);
}

function citySuggestion(market: Market, brand: NamedBrand): Suggestion[] {
  const rows = spendBy(market, ['city', 'brand']);
  const gaps = gapsOf(
    rows.map((row) => ({ ...row, key: row.city })),
    brand.brandId,
  );
  if (gaps.length === 0) return [];
  const words = gaps.map(({ key, sos }) => `${cityName(key)}（SOS ${percentText(sos)}）`);
  return [
    {
      ...bare,
      suggestionId: 'city',
      subject: 'city',
      title: '补足声量不足的城市',
      text: `${words.join('、')}同业花费高而本品声量低于自身平均，可优先加投。`,
      figures: gaps.flatMap(({ key, rivalFen, sos }) => [
        money(`${cityName(key)}竞品花费`, rivalFen),
        percent(`${cityName(key)} SOS`, sos),
      ]),
      cityCodes: gaps.map(({ key }) => key),
    },
  ];
}

async function mediumSuggestion(db: Db, market: Market, brand: NamedBrand): Promise<Suggestion[]> {
  const rows = spendBy(market, ['medium', 'brand']);
  const names = await readMediaNames(db);
  const gaps = gapsOf(
    rows.map((row) => ({ ...row, key: row.medium })),
    brand.brandId,
  );
  const [first] = gaps;
  if (first === undefined) return [];
  return [
    {
      ...bare,
      suggestionId: 'medium',
      subject: 'medium',
      title: `考虑${names.medium(first.key)}`,
      text: `同业在${names.medium(first.key)}花费 ${amountText(first.rivalFen)}，本品 SOS ${percentText(first.sos)}；其次是${
        gaps
          .slice(1)
          .map(({ key }) => names.medium(key))
          .join('、') || '其他媒体'
      }。`,
      figures: gaps.flatMap(({ key, rivalFen, sos }) => [
        money(`${names.medium(key)}竞品花费`, rivalFen),
        percent(`${names.medium(key)} SOS`, sos),
      ]),
      mediumIds: gaps.map(({ key }) => key),
    },
  ];
}

async function creativeSuggestion(db: Db, market: Market, brand: NamedBrand): Promise<Suggestion[]> {
  const counted = await countTechniques(db, market.scope, brand.industry);
  const [most, least] = [counted[0], counted.at(-1)];
  if (most === undefined || least === undefined) return [];
  const difference =
    most === least ? '其他技术尚少见' : `${least.technique}仅 ${least.albums} 个，用它更易被记住`;
  return [
    {
      ...bare,
      suggestionId: 'creative',
      subject: 'creative',
      title: `用创意拉开差异`,
      text: `图库中${brand.industry}的创意以${most.technique}最多（${most.albums} 个），${difference}。`,
      figures: counted.map(({ technique, albums }) => count(technique, albums)),
    },
  ];
}

function rhythmSuggestion(market: Market): Suggestion[] {
  const months = monthSpan(market.startMonth, market.endMonth);
  const byMonth = new Map(spendBy(market, ['month']).map((row) => [row.month, row.spendFen]));
  const season = seasonOf(
    months,
    months.map((month) => byMonth.get(month) ?? 0),
  ).sort((a, b) => a.index - b.index);
  const [quiet, busy] = [season[0], season.at(-1)];
  if (quiet === undefined || busy === undefined || quiet === busy) return [];
  return [
    {
      ...bare,
      suggestionId: 'rhythm',
      subject: 'rhythm',
      title: '避开同业高峰',
      text: `${busy.month} 月同业花费为月均的 ${busy.index.toFixed(0)}%，${quiet.month} 月为 ${quiet.index.toFixed(0)}%；预算有限时错峰投放，声量更高。`,
      figures: [
        count(`${busy.month} 月指数`, busy.index, '%'),
        count(`${quiet.month} 月指数`, quiet.index, '%'),
      ],
      months: [quiet.month],
    },
  ];
}
