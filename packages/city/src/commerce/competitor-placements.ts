/**
 * Observed placements of rival brands in a city over some months. All of it is synthetic (示例) and its amounts are
 * estimates at the rate card (估算). A brand has a home, cities it has entered, a season by its industry and a trend;
 * its cities and media are stable from month to month. The same input gives the same placements.
 */
import { shareOfText } from '@ooh/reference/text-hash';
import { cumulativeOf, pickIndex, randomStream, type Random } from '@ooh/reference/random';
import type { CityFacts } from '@ooh/reference/facts/city-facts';
import { placeableForms, tasteFor, type PlaceableForm } from './media-taste.ts';
import { dayAfter, demandOf, monthOf } from './trade-calendar.ts';

export interface PlacementBrand {
  readonly brandId: string;
  readonly industry: string;
  readonly products: readonly string[];
}

export interface PlacementCity {
  readonly cityCode: string;
  readonly tier: CityFacts['tier'];
  readonly populationWan: number;
  /** Names of places for the placements; may be empty. */
  readonly placeNames: readonly string[];
}

export interface DemoPlacement {
  readonly placementId: string;
  readonly brandId: string;
  readonly productName: string | null;
  readonly mediumId: number;
  readonly formId: number;
  readonly placeName: string | null;
  /** First day of the month, YYYY-MM-DD. */
  readonly month: string;
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly units: number;
  readonly spendFen: number;
}

/** Probability that a brand has entered a city of the tier. */
const entered: Record<CityFacts['tier'], number> = { 一线: 0.85, 新一线: 0.62, 二线: 0.4, 其他: 0.2 };
/** Months per year in which a brand places in a city that it has entered, before season and size. */
const activity = 0.6;
const medianUnits: Readonly<Record<number, number>> = {
  1: 14,
  5: 60,
  6: 45,
  9: 30,
  7: 2,
  8: 2,
  11: 4,
  12: 3,
};

/**
 * Placements of all brands in one city in the months given by their first days, oldest first. Nothing is observed after
 * `lastDay`: longer placements are cut there.
 */
export function competitorPlacements(
  seed: number,
  city: PlacementCity,
  brands: readonly PlacementBrand[],
  { months, lastDay }: { readonly months: readonly string[]; readonly lastDay: string },
): DemoPlacement[] {
  const forms = placeableForms(city.tier);
  const size = Math.sqrt(city.populationWan / 1000);
  return brands.flatMap((brand) => {
    const key = `${seed}|${brand.brandId}`;
    const presence = entered[city.tier] * (0.6 + 0.8 * shareOfText(`${key}|reach`));
    if (shareOfText(`${key}|${city.cityCode}`) >= presence) return [];
    const random = randomStream(seed, `placements|${brand.brandId}|${city.cityCode}`);
    const weight = 0.5 + 1.2 * shareOfText(`${key}|weight`);
    const trend = 0.7 + 0.7 * shareOfText(`${key}|trend`);
    const tastes = cumulativeOf(
      forms.map((form) => {
        // A brand's own habit on top of its industry's, so that two rivals of an industry differ.
        const habit = 0.3 + 1.4 * shareOfText(`${key}|${form.mediumId}`);
        return tasteFor(brand.industry, form.mediumId) * habit * form.share;
      }),
    );
    return months.flatMap((month, index) => {
      const growth = 1 + ((trend - 1) * index) / Math.max(1, months.length - 1);
      const demand = demandOf(brand.industry, monthOf(month)) * weight * growth * size;
      const count = poisson(random, activity * demand);
      return Array.from({ length: count }, (_, number) =>
        place(
          random,
          { city, brand, month, number, lastDay },
          forms[pickIndex(tastes, random.next())],
          growth,
        ),
      );
    });
  });
}

/** Purchase of one medium by an order in the city; days as YYYY-MM-DD, both included. */
export interface OrderedMedium {
  readonly orderId: string;
  readonly brandId: string;
  readonly industry: string;
  readonly mediumId: number;
  readonly startDate: string;
  readonly endDate: string;
}

const monthsOfYear = 12;

/**
 * One placement for every order without a rival: of a brand of its industry, in a medium and a calendar month
 * of the order, within the last twelve of the months.
 */
export function answerOrders(
  seed: number,
  city: PlacementCity,
  brands: readonly PlacementBrand[],
  { months, lastDay }: { readonly months: readonly string[]; readonly lastDay: string },
  known: readonly DemoPlacement[],
  ordered: readonly OrderedMedium[],
): DemoPlacement[] {
  const recent = months.slice(-monthsOfYear);
  const forms = placeableForms(city.tier);
  const industryOf = new Map(brands.map(({ brandId, industry }) => [brandId, industry]));
  const placed = known.filter(({ month }) => recent.includes(month));
  const random = randomStream(seed, `answers|${city.cityCode}`);
  for (const parts of Map.groupBy(ordered, ({ orderId }) => orderId).values()) {
    const { brandId, industry } = parts[0];
    const isMet = (one: DemoPlacement, part: OrderedMedium) =>
      one.mediumId === part.mediumId && isWithin(monthOf(one.month), part);
    const isRival = (id: string) => id !== brandId && industryOf.get(id) === industry;
    if (placed.some((one) => isRival(one.brandId) && parts.some((part) => isMet(one, part)))) continue;
    const rivals = brands.filter((brand) => isRival(brand.brandId));
    const part = parts.find(({ mediumId }) => forms.some((form) => form.mediumId === mediumId));
    const month = part && recent.find((first) => isWithin(monthOf(first), part));
    const form = forms.find(({ mediumId }) => mediumId === part?.mediumId);
    if (rivals.length === 0 || !form || !month) continue;
    const brand = rivals[random.integer(rivals.length)];
    // Numbers above those of any month, so that ids are unique.
    placed.push(place(random, { city, brand, month, number: 100 + placed.length, lastDay }, form, 1));
  }
  const given = new Set(known);
  return placed.filter((one) => !given.has(one));
}

/** Whether some day of an order falls in a calendar month, 1–12. */
function isWithin(calendarMonth: number, { startDate, endDate }: OrderedMedium): boolean {
  const index = (date: string) => Number(date.slice(0, 4)) * monthsOfYear + monthOf(date) - 1;
  const [first, last] = [index(startDate), index(endDate)];
  return (((calendarMonth - 1 - first) % monthsOfYear) + monthsOfYear) % monthsOfYear <= last - first;
}

function place(
  random: Random,
  at: { city: PlacementCity; brand: PlacementBrand; month: string; number: number; lastDay: string },
  form: PlaceableForm,
  growth: number,
): DemoPlacement {
  const { city, brand, month, number, lastDay } = at;
  const median = (medianUnits[form.mediumId] ?? 8) * growth;
  const units = Math.max(1, Math.round(median * Math.exp(0.6 * random.normal())));
  const booked = form.periodDays * (1 + random.integer(form.periodDays <= 7 ? 4 : 2));
  const firstSeen = dayAfter(month, random.integer(28));
  const bookedUntil = dayAfter(firstSeen, booked - 1);
  const lastSeen = bookedUntil < lastDay ? bookedUntil : lastDay;
  const days = daysBetween(firstSeen, lastSeen);
  const level = 0.85 + 0.5 * random.next();
  const { products } = brand;
  const { placeNames } = city;
  return {
    placementId: `${city.cityCode}-${brand.brandId}-${month.slice(0, 7)}-${number + 1}`,
    brandId: brand.brandId,
    productName: products.length === 0 ? null : products[random.integer(products.length)],
    mediumId: form.mediumId,
    formId: form.formId,
    placeName: placeNames.length === 0 ? null : placeNames[random.integer(placeNames.length)],
    month,
    firstSeen,
    lastSeen,
    units,
    spendFen: Math.round((units * form.priceFen * level * days) / form.periodDays),
  };
}

/** Days from the first to the last, both included. */
function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;
}

/** Knuth's method; the mean stays below about five here. */
function poisson(random: Random, mean: number): number {
  const limit = Math.exp(-Math.min(mean, 20));
  let count = 0;
  for (let product = random.next(); product > limit; product *= random.next()) count++;
  return count;
}
