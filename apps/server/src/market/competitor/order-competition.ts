import { percentText } from '@ooh/contract/core/percent-text';
import type { FigureSentence } from '@ooh/contract/domain/competitor';
import type { CallOutput } from '@ooh/contract/registry';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import type { CompetingOrder, OrderSpend } from './granted-order.ts';
import { basisOf } from './market.ts';
import { calendarMonth } from '@ooh/contract/domain/months';
import { marketOfOrder } from './order-market.ts';
import { amountText, count, money, percent, sentence } from './sentence.ts';
import { spendBy, sumFen } from './spend-by.ts';
import { shareOfVoiceCells, type ShareOfVoiceCell } from './share-of-voice.ts';

type Competition = CallOutput<'competitor/getMediaCompetitorDataByOrder'>;

const dayMilliseconds = 86_400_000;

/** An item's amount by calendar month, in proportion to its days; the parts add up to the amount. */
export function spreadOverMonths({ startDate, endDate, rateCardFen }: OrderSpend): Map<number, number> {
  const [start, end] = [Date.parse(`${startDate}T00:00:00Z`), Date.parse(`${endDate}T00:00:00Z`)];
  const daysIn = new Map<number, number>();
  for (let day = start; day <= end; day += dayMilliseconds) {
    const month = new Date(day).getUTCMonth() + 1;
    daysIn.set(month, (daysIn.get(month) ?? 0) + 1);
  }
  const days = Math.round((end - start) / dayMilliseconds) + 1;
  const parts = new Map<number, number>();
  let [givenDays, givenFen] = [0, 0];
  for (const [month, own] of daysIn) {
    givenDays += own;
    const upTo = Math.round((rateCardFen * givenDays) / days);
    parts.set(month, upTo - givenFen);
    givenFen = upTo;
  }
  return parts;
}

/** An order beside what its rivals placed in the same cities, media and calendar months of the last year. */
export async function competitionOf(db: Db, user: SignedInUser, order: CompetingOrder): Promise<Competition> {
  const { brand, market } = await marketOfOrder(db, user, order);
  const ownByMonth = new Map<number, number>();
  for (const item of order.items)
    for (const [month, fen] of spreadOverMonths(item))
      ownByMonth.set(month, (ownByMonth.get(month) ?? 0) + fen);
  const cellKeys = new Set(order.items.map(({ cityCode, mediumId }) => `${cityCode}:${mediumId}`));
  const seen = order.items.length === 0 ? [] : spendBy(market, ['brand', 'city', 'medium', 'month']);
  // The order itself stands for the brand: what was seen of it before is not counted beside it.
  const rivals = seen.filter(
    ({ brand: seenBrand, city, medium }) => seenBrand !== brand.brandId && cellKeys.has(`${city}:${medium}`),
  );
  const during = rivals.filter(({ month }) => ownByMonth.has(calendarMonth(month)));
  const own = order.items.map((item) => ({
    brand: brand.brandId,
    city: item.cityCode,
    medium: item.mediumId,
    spendFen: item.rateCardFen,
  }));
  const cells = await shareOfVoiceCells(db, brand, [...own, ...addedUp(during)], []);
  const yearFen = sumFen(rivals);
  const rhythm = [...ownByMonth]
    .sort((a, b) => a[0] - b[0])
    .map(([month, ownFen]) => {
      const marketFen = sumFen(rivals.filter((row) => calendarMonth(row.month) === month));
      const index = yearFen > 0 ? Math.round((1000 * 12 * marketFen) / yearFen) / 10 : 0;
      return { month, ownFen, marketFen, index };
    });
  return {
    basis: basisOf(market),
    orderId: order.orderId,
    brandId: brand.brandId,
    brandName: brand.brandName,
    industry: brand.industry,
    cells,
    rhythm,
    notes: notesOn(cells, rhythm),
  };
}

type CellRow = { brand: string; city: string; medium: number; spendFen: number };

function addedUp(rows: readonly CellRow[]): CellRow[] {
  return [...Map.groupBy(rows, (row) => `${row.brand}|${row.city}|${row.medium}`).values()].map((list) => ({
    ...list[0],
    spendFen: sumFen(list),
  }));
}

/** Where to avoid rivals, where to hold, and when they are quiet. */
export function notesOn(cells: readonly ShareOfVoiceCell[], rhythm: Competition['rhythm']): FigureSentence[] {
  const contested = cells.filter(({ rivals }) => rivals.length > 0);
  const notes: FigureSentence[] = [];
  const weakest = contested.toSorted((a, b) => (a.sos ?? 0) - (b.sos ?? 0))[0];
  if (weakest)
    notes.push(
      sentence(
        `${weakest.cityName}${weakest.mediumName}竞争最强：本单 SOS ${percentText(weakest.sos ?? 0)}，${weakest.rivals[0].brandName}同期花费 ${amountText(weakest.rivals[0].spendFen)}，建议避让或加量对抗。`,
        percent('本单 SOS', weakest.sos ?? 0),
        money('首位竞品花费', weakest.rivals[0].spendFen),
      ),
    );
  const strongest = contested.toSorted((a, b) => (b.sos ?? 0) - (a.sos ?? 0))[0];
  if (strongest && strongest !== weakest)
    notes.push(
      sentence(
        `${strongest.cityName}${strongest.mediumName}声量占优：本单 SOS ${percentText(strongest.sos ?? 0)}，可保持。`,
        percent('本单 SOS', strongest.sos ?? 0),
      ),
    );
  const free = cells.length - contested.length;
  if (free > 0) notes.push(sentence(`${free} 个城市×媒体组合同期未见同业竞品。`, count('无竞品组合', free)));
  const quiet = rhythm.toSorted((a, b) => a.index - b.index)[0];
  if (quiet && rhythm.length > 1)
    notes.push(
      sentence(
        `${quiet.month} 月竞品最少，同业花费为月均的 ${quiet.index.toFixed(0)}%。`,
        count('竞品月度指数', quiet.index, '%'),
      ),
    );
  return notes;
}
