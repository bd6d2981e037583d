import { combinationPermit, type Lot } from '@ooh/contract/domain/combination';
import type { DraftMix, DraftPlaces, StrategyDraftFacts } from '@ooh/report/strategy-draft-facts';
import type { Context } from '../context.ts';
import { readHandbook } from '../market/media-handbook/read-handbook.ts';
import { readCombinations, type StoredCombination } from '../orders/combination/combination-store.ts';
import { ownProposalFor } from '../orders/combination/proposal-store.ts';
import { readFacePlaces, readLinePlaces } from '../orders/order/match-places.ts';
import { AppError } from '../platform/http/app-error.ts';
import { isPermitted } from '../platform/session/is-permitted.ts';
import type { SignedInUser } from '../platform/session/session.ts';
import { flightOfBrief } from '../reference/calendar/flight-days.ts';
import { planMap, type MappedCity } from './plan-map.ts';

/** The chosen combination of a draft where its reader sees it whole; else why not. */
export async function chosenCombination(
  { db }: Pick<Context, 'db'>,
  user: SignedInUser,
  combinationId: string | null,
): Promise<StoredCombination | string> {
  if (combinationId === null) return '还没有选定组合';
  if (!isPermitted(combinationPermit, user)) return '未开通目标与组合';
  const [found] = await readCombinations(db, user, [combinationId]);
  return found ?? '选定的组合已删除，或不在您的权限内';
}

/** A combination as pages of the deck show it, with the curve of the proposal that it comes from where there is one. */
export async function draftMix(
  { db }: Pick<Context, 'db'>,
  user: SignedInUser,
  { row, brief, lots, evaluation, boundShare }: StoredCombination,
): Promise<DraftMix> {
  const proposal = await ownProposalFor(db, user, brief);
  const { startDate, endDate } = flightOfBrief(brief.startDate, brief.weeks);
  return {
    mix: { name: row.name, lots, evaluation, boundShare, gap: row.gap },
    k: brief.k,
    budgetFen: brief.budgetFen,
    startDate,
    endDate,
    frontier: proposal?.frontier ?? [],
  };
}

const netOf = (lots: readonly Lot[]): number => lots.reduce((sum, { amounts }) => sum + amounts.netFen, 0);

/** Cities of lots, those with most spent first. */
const citiesOf = (lots: readonly Lot[]) =>
  [...Map.groupBy(lots, ({ cityCode }) => cityCode)].sort(([, a], [, b]) => netOf(b) - netOf(a));

/** What of a combination stands where in the city that most is spent in. */
async function mappedCity({ db }: Pick<Context, 'db'>, lots: readonly Lot[]): Promise<MappedCity | null> {
  const first = citiesOf(lots).at(0);
  if (first === undefined) return null;
  const units = first[1].flatMap((lot) => lot.units);
  const [faces, lines] = await Promise.all([
    readFacePlaces(
      db,
      units.map(({ faceId }) => ({ face_id: faceId ?? null })),
    ),
    readLinePlaces(
      db,
      units.map(({ lineId }) => ({ line_id: lineId ?? null })),
    ),
  ]);
  const quantityOf = (lineId: string): number =>
    units.reduce((sum, unit) => sum + (unit.lineId === lineId ? unit.quantity : 0), 0);
  return {
    cityCode: first[0],
    ways: [...lines.values()].map(({ lineId, lineName, shape }) => ({
      name: lineName,
      units: quantityOf(lineId),
      path: shape,
    })),
    points: [...faces.values()].map(({ name, lng, lat }) => ({ name, at: [lng, lat] as const })),
  };
}

/** Lots by district and medium, city by city as they are spent in, with a map of the first. */
export async function draftPlaces(context: Context, lots: readonly Lot[]): Promise<DraftPlaces> {
  const rows = citiesOf(lots).flatMap(([, inCity]) =>
    [...Map.groupBy(inCity, (lot) => [lot.districtName, lot.mediumId].join('/')).values()]
      .map((own) => ({
        cityName: own[0].cityName,
        place: own[0].districtName ?? '跨区线路',
        mediumName: own[0].mediumName,
        quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
        unit: own[0].unit,
      }))
      .sort((a, b) => b.quantity - a.quantity),
  );
  const city = await mappedCity(context, lots);
  return { rows, map: city && (await planMap(context, city)) };
}

/** Until when artwork must be there for the forms of a combination, the first day first. */
export async function draftDeadlines(
  context: Pick<Context, 'db' | 'now'>,
  lots: readonly Lot[],
  startDate: string,
): Promise<StrategyDraftFacts['deadlines']> {
  const media = Map.groupBy(lots, ({ mediumId }) => mediumId);
  const found = await Promise.all(
    [...media].map(async ([mediumId, own]) => {
      const forms = new Map(
        own.map(({ formId, mediumName, formName }) => [formId, `${mediumName} · ${formName}`]),
      );
      const handbook = await readHandbook(context, { mediumId, startDate }).catch((error: unknown) => {
        // A medium without a handbook has no deadline that could be told.
        if (error instanceof AppError) return null;
        throw error;
      });
      return (handbook?.forms ?? []).flatMap(({ formId, leadWorkdays, deadlines }) => {
        const name = forms.get(formId);
        const day = deadlines.find(({ workdays }) => workdays === leadWorkdays)?.day;
        return name === undefined || day === undefined ? [] : [{ name, day, workdays: leadWorkdays }];
      });
    }),
  );
  return found.flat().sort((a, b) => (a.day < b.day ? -1 : 1));
}
