import { chinaDate } from '@ooh/contract/domain/china-time';
import { leastUnitsOf } from '@ooh/contract/domain/combination-names';
import type { LotInput } from '@ooh/contract/domain/combination';
import { usualPurchase } from '@ooh/contract/domain/purchase-rules';
import { systemCrowdOf } from '@ooh/contract/domain/system-crowds';
import { saveCombination } from '@ooh/contract/v1/combinations/save';
import type { Context } from '../context.ts';
import { readFreeUnits, type FreeUnit } from '../orders/combination/candidates.ts';
import { saveCombination as save } from '../orders/combination/combination-store.ts';
import { seesPair } from '../orders/combination/granted-pairs.ts';
import { entryRecorder } from '../platform/audit/entry-recorder.ts';
import type { SignedInUser } from '../platform/session/session.ts';
import { dayNumber, flightOfBrief, isoDateOf } from '../reference/calendar/flight-days.ts';
import { plannerWorkspace, seedRequest } from './demo-planner.ts';

const leadDays = 28;
const buses = 1;
/** Budgets are what the mix costs, rounded up to 10,000 yuan. */
const budgetStepFen = 1_000_000;

/** What the planner looked for: the audience, the media, and how long. */
const wishes = [
  {
    name: '年轻白领 · 品牌认知',
    kind: 'target',
    goal: 'brand',
    crowd: 'system-young-office',
    media: [1, 2],
    weeks: 8,
    isShared: true,
  },
  {
    name: '有车家庭 · 新品上市',
    kind: 'target',
    goal: 'launch',
    crowd: 'system-car-family',
    media: [2, 5],
    weeks: 4,
    isShared: true,
  },
  {
    name: '高消费人群 · 楼宇与候车亭',
    kind: 'target',
    goal: 'brand',
    crowd: 'system-high-spending',
    media: [2, 4, 5],
    weeks: 6,
    isShared: false,
  },
  {
    name: '通勤场景 · 车身与地铁',
    kind: 'scene',
    goal: 'region',
    crowd: 'system-transit',
    media: [1, 3],
    weeks: 4,
    isShared: false,
  },
] as const;

/** One usual purchase of a medium among what is free: the first form with enough of it, cheapest units first. */
function lotsOf(units: readonly FreeUnit[], mediumId: number): { lots: LotInput[]; fen: number } {
  const least = leastUnitsOf(mediumId);
  const own = units.filter(({ offer }) => offer.mediumId === mediumId);
  const isLine = mediumId === buses;
  const wanted = isLine ? Math.ceil(usualPurchase.vehiclesPerCity / least) : least;
  const forms = Map.groupBy(
    isLine ? own.filter(({ free }) => free >= least) : own,
    ({ offer }) => offer.formId,
  );
  const form = [...forms].sort(([a], [b]) => a - b).find(([, of]) => of.length >= wanted);
  if (form === undefined) return { lots: [], fen: 0 };
  const [formId, all] = form;
  const keyOf = ({ offer }: FreeUnit) => `${offer.lineId ?? offer.faceId}/${offer.deck}`;
  const quantity = isLine ? least : 1;
  const chosen = all
    .toSorted((a, b) => a.fenOf(quantity) - b.fenOf(quantity) || (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(0, wanted);
  const fen = chosen.reduce((sum, unit) => sum + unit.fenOf(quantity), 0);
  const lotUnits = chosen.map(({ offer: { faceId, lineId, deck } }) =>
    faceId === null
      ? { lineId: lineId ?? '', deck: deck ?? ('single' as const), quantity }
      : { faceId, quantity },
  );
  const { cityCode } = chosen[0].offer;
  const lot = (some: typeof lotUnits): LotInput => ({ cityCode, mediumId, formId, units: some });
  return { lots: isLine ? lotUnits.map((unit) => lot([unit])) : [lot(lotUnits)], fen };
}

async function keep(
  context: Context,
  user: SignedInUser,
  cityCode: string,
  wish: (typeof wishes)[number],
): Promise<void> {
  const { db, audit, now } = context;
  const startDate = isoDateOf(dayNumber(chinaDate(now())) + leadDays);
  const { name, kind, goal, crowd, media, weeks, isShared } = wish;
  const sees = seesPair(user);
  const units = await readFreeUnits(context, {
    cityCode,
    days: flightOfBrief(startDate, weeks),
    sees: (mediumId) => media.some((one) => one === mediumId) && sees({ cityCode, mediumId }),
  });
  const bought = media.map((mediumId) => lotsOf(units, mediumId));
  const lots = bought.flatMap((one) => one.lots);
  if (lots.length === 0) return;
  const fen = bought.reduce((sum, one) => sum + one.fen, 0);
  const targetAudience = {
    groups: [],
    packId: crowd,
    packName: systemCrowdOf(crowd)?.name,
    packEdition: 0,
  };
  const budgetFen = Math.ceil(fen / budgetStepFen) * budgetStepFen;
  const brief = { cityCodes: [cityCode], targetAudience, startDate, weeks, goal, budgetFen };
  const input = saveCombination.input.parse({ name, kind, brief, lots, isShared });
  const record = entryRecorder(audit, ['combination.save'], { actor: user, ...seedRequest });
  const { combinationId } = await save(context, user, input, record);
  await db
    .updateTable('combination')
    .set({ is_sample: true })
    .where('combination_id', '=', combinationId)
    .execute();
}

/**
 * Combinations of the demonstration's planner in the first city in depth, of media that are free in four weeks. Saved as the
 * call saves them. Does nothing where there are some.
 */
export async function seedCombinations(context: Context): Promise<void> {
  const present = await context.db
    .selectFrom('combination')
    .select('combination_id')
    .limit(1)
    .executeTakeFirst();
  const workspace = present === undefined ? await plannerWorkspace(context) : null;
  if (workspace === null) return;
  for (const wish of wishes) await keep(context, workspace.user, workspace.cityCode, wish);
}
