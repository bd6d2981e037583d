/**
 * Cases of a demonstration's library: campaigns of one city with their own figures. Campaigns come from orders;
 * where there are too few, further ones are invented at example prices (示例). The same input gives the same cases.
 */
import { cumulativeOf, pickIndex, randomStream, type Random } from '@ooh/reference/random';
import type { CityFacts } from '@ooh/reference/facts/city-facts';
import { placeableForms, tasteFor } from './media-taste.ts';
import { dayAfter, drawStart } from './trade-calendar.ts';

export interface CaseMedium {
  readonly mediumId: number;
  readonly formId: number;
  readonly units: number;
  readonly days: number;
  readonly rateCardFen: number;
  readonly netFen: number;
}

/** A campaign of a brand in one city. */
export interface CaseCampaign {
  readonly orderId: string | null;
  readonly brandName: string;
  readonly industry: string;
  readonly goal: string;
  readonly cityCode: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly media: readonly CaseMedium[];
}

export interface DemoCase extends CaseCampaign {
  readonly caseId: string;
  readonly title: string;
  readonly background: string;
  readonly insight: string;
  readonly approach: string;
  readonly lesson: string;
}

export interface CaseWorld {
  readonly cities: readonly {
    readonly cityCode: string;
    readonly cityName: string;
    readonly tier: CityFacts['tier'];
  }[];
  readonly brands: readonly { readonly brandName: string; readonly industry: string }[];
  readonly mediumNames: ReadonlyMap<number, string>;
  readonly goals: readonly string[];
}

const fullDiscount = 1000;

/** Campaigns at example prices, drawn by what an industry favours and when it advertises. */
export function inventCampaigns(
  seed: number,
  anchorDate: string,
  count: number,
  { cities, brands, goals }: CaseWorld,
): CaseCampaign[] {
  if (cities.length === 0 || brands.length === 0 || goals.length === 0) return [];
  const random = randomStream(seed, 'cases');
  return Array.from({ length: count }, (_, i) => {
    const city = cities[i % cities.length];
    const brand = brands[random.integer(brands.length)];
    const startDate = dayAfter(anchorDate, drawStart(random, anchorDate, brand.industry, [-700, -60]));
    const weeks = 2 + random.integer(7);
    return {
      orderId: null,
      brandName: brand.brandName,
      industry: brand.industry,
      goal: goals[random.integer(goals.length)],
      cityCode: city.cityCode,
      startDate,
      endDate: dayAfter(startDate, weeks * 7 - 1),
      media: inventMix(random, city.tier, brand.industry, weeks * 7),
    };
  });
}

function inventMix(random: Random, tier: CityFacts['tier'], industry: string, days: number): CaseMedium[] {
  const forms = placeableForms(tier);
  const weights = cumulativeOf(forms.map((form) => tasteFor(industry, form.mediumId) * form.share));
  const chosen = new Map<string, CaseMedium>();
  for (let n = 2 + random.integer(3); n > 0; n--) {
    const form = forms[pickIndex(weights, random.next())];
    const units = Math.max(
      1,
      Math.round((form.priceFen > 5_000_000 ? 3 : 25) * Math.exp(0.5 * random.normal())),
    );
    const rateCardFen = Math.round((units * form.priceFen * days) / form.periodDays);
    const permille = 600 + 50 * random.integer(7);
    chosen.set(`${form.mediumId}:${form.formId}`, {
      mediumId: form.mediumId,
      formId: form.formId,
      units,
      days,
      rateCardFen,
      netFen: Math.round((rateCardFen * permille) / fullDiscount),
    });
  }
  return [...chosen.values()];
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const wan = (fen: number): string => `${(fen / 1_000_000).toFixed(1)} 万元`;

/** Text of a campaign; all figures in it are those of the campaign. */
export function draftCase(campaign: CaseCampaign, number: number, world: CaseWorld): DemoCase {
  const { media, brandName, industry, goal, cityCode, startDate, endDate } = campaign;
  const city = world.cities.find((one) => one.cityCode === cityCode)?.cityName ?? cityCode;
  const name = (mediumId: number): string => world.mediumNames.get(mediumId) ?? String(mediumId);
  const net = media.reduce((sum, one) => sum + one.netFen, 0);
  const card = media.reduce((sum, one) => sum + one.rateCardFen, 0);
  const units = media.reduce((sum, one) => sum + one.units, 0);
  const byMedium = new Map<number, number>();
  for (const one of media) byMedium.set(one.mediumId, (byMedium.get(one.mediumId) ?? 0) + one.netFen);
  const ranked = [...byMedium].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const [mainId, mainNet] = ranked[0] ?? [0, 0];
  const share = net > 0 ? mainNet / net : 0;
  const others = ranked.slice(1).map(([id]) => name(id));
  const days = Math.max(0, ...media.map((one) => one.days));
  return {
    ...campaign,
    caseId: `case-${cityCode}-${number}`,
    title: `${brandName} · ${city}${goal}`,
    background: `${brandName}（${industry}）${startDate} 至 ${endDate} 在${city}投放，目标是${goal}，净价合计 ${wan(net)}。`,
    insight: `预算的 ${percent(share)} 放在${name(mainId)}，${others.length > 0 ? `其余由${others.join('、')}补充` : '没有分散到其他媒体'}。`,
    approach: `共 ${units} 个单位、最长 ${days} 天；${share >= 0.6 ? '集中一种媒体做深接触频次' : '几种媒体并用，先求覆盖再求频次'}。`,
    lesson: `刊例 ${wan(card)}，成交约 ${card > 0 ? percent(net / card) : '—'}；${days >= 84 ? '长档期换来了折扣' : '档期不长，可比较延长档期的折扣'}。`,
  };
}
