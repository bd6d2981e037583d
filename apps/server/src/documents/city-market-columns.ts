import { competitorGroup, competitorPermit } from '@ooh/contract/domain/competitor';
import { isAllowed } from '@ooh/contract/permission/rules';
import type { CallOutput } from '@ooh/contract/registry';
import { pairScopeOf, scopeGrants, scopeTouches } from '../access/pair-scope.ts';
import type { Context } from '../context.ts';
import { cityCosts } from '../market/city-ranking/city-costs.ts';
import { cityLayout } from '../market/competitor/layout.ts';
import { readMarket } from '../market/competitor/market.ts';
import type { CityRow } from '../market/media-analysis/city-base.ts';
import type { SignedInUser } from '../platform/session/session.ts';
import type { CityColumn } from './city-base-columns.ts';

type CityCosts = CallOutput<'v1/city-base/costs'>['rows'][number];
type Cell = string | number | null;

/** A file waits so long, ms, for the cost of cities that nobody has looked at yet. */
const patienceMs = 30_000;

/** A cost, or why it is not told: still computed, or too few people behind it. */
function costCell(costs: CityCosts | undefined, cpmFen: number | null | undefined): Cell {
  if (costs === undefined || costs.state === 'computing') return '计算中';
  if (costs.state === 'none' || cpmFen === undefined) return null;
  return cpmFen ?? (costs.reason === null ? '样本不足' : null);
}

async function costColumns(
  context: Context,
  user: SignedInUser,
  rows: readonly CityRow[],
  mediumIds: readonly number[],
): Promise<readonly CityColumn[]> {
  const cityCodes = rows.map(({ cityCode }) => cityCode);
  const asked = { cityCodes, mediumIds: [...mediumIds] };
  const costs = rows.length === 0 ? [] : (await cityCosts(context, user, asked, patienceMs)).rows;
  const costsOf = new Map(costs.map((row) => [row.cityCode, row]));
  const media = new Map(
    costs.flatMap((row) => row.media.map(({ mediumId, mediumName }) => [mediumId, mediumName] as const)),
  );
  return [
    {
      title: '综合 CPM（元）',
      format: 'money',
      valueOf: ({ cityCode }) => costCell(costsOf.get(cityCode), costsOf.get(cityCode)?.cpmFen),
    },
    ...[...media]
      .sort(([a], [b]) => a - b)
      .map(([mediumId, name]): CityColumn => ({
        title: `${name}（CPM，元）`,
        format: 'money',
        width: 18,
        valueOf({ cityCode }) {
          const own = costsOf.get(cityCode);
          return costCell(own, own?.media.find((medium) => medium.mediumId === mediumId)?.cpmFen);
        },
      })),
  ];
}

const closed = '未开通';

/** Competitors seen in a month, the last one monitored where none is asked for; closed cities say so. */
async function rivalColumns(
  { db }: Pick<Context, 'db'>,
  user: SignedInUser,
  mediumIds: readonly number[],
  wanted: string | undefined,
): Promise<{ readonly columns: readonly CityColumn[]; readonly month: string | null }> {
  if (!isAllowed(user.permission, competitorPermit.anyOf.join(','))) return { columns: [], month: null };
  const everything = { brandIds: [], cityCodes: [], mediumIds: [...mediumIds] };
  const month = wanted ?? (await readMarket(db, user, competitorGroup, everything)).held?.last;
  if (month === undefined) return { columns: [], month: null };
  const asked = { ...everything, startMonth: month, endMonth: month };
  const { rows } = await cityLayout(db, await readMarket(db, user, competitorGroup, asked));
  const seenIn = new Map(rows.map((row) => [row.cityCode, row]));
  const scope = pairScopeOf(user.permission, competitorGroup);
  const cell =
    (valueOf: (row: (typeof rows)[number]) => number) =>
    ({ cityCode }: CityRow): Cell => {
      if (!scopeTouches(scope, cityCode)) return closed;
      const seen = seenIn.get(cityCode);
      return seen === undefined ? 0 : valueOf(seen);
    };
  const onMedium =
    (mediumId: number, valueOf: (seen: (typeof rows)[number]['media'][number]) => number) =>
    ({ cityCode }: CityRow): Cell => {
      if (!scopeGrants(scope, cityCode, mediumId)) return closed;
      const seen = seenIn.get(cityCode)?.media.find((medium) => medium.mediumId === mediumId);
      return seen === undefined ? 0 : valueOf(seen);
    };
  const media = new Map(
    rows.flatMap((row) => row.media.map(({ mediumId, mediumName }) => [mediumId, mediumName] as const)),
  );
  return {
    month,
    columns: [
      {
        title: `竞品品牌数（${month}）`,
        format: 'integer',
        width: 20,
        valueOf: cell((row) => row.brandCount),
      },
      {
        title: `竞品花费（估算，元，${month}）`,
        format: 'money',
        width: 24,
        valueOf: cell((row) => row.spendFen),
      },
      ...[...media]
        .sort(([a], [b]) => a - b)
        .flatMap(([mediumId, name]): CityColumn[] => [
          {
            title: `${name}（竞品品牌数，${month}）`,
            format: 'integer',
            width: 26,
            valueOf: onMedium(mediumId, ({ brandCount }) => brandCount),
          },
          {
            title: `${name}（竞品花费估算，元，${month}）`,
            format: 'money',
            width: 30,
            valueOf: onMedium(mediumId, ({ spendFen }) => spendFen),
          },
        ]),
    ],
  };
}

/**
 * What media cost in each of the cities and which competitors were seen there, as the screen has it, with the 口径.
 * Strict privacy leaves the costs out: they rest on contacts of people.
 */
export async function cityMarketColumns(
  context: Context,
  user: SignedInUser,
  rows: readonly CityRow[],
  {
    mediumIds,
    month: wanted,
  }: { readonly mediumIds: readonly number[]; readonly month?: string | undefined },
): Promise<{ readonly columns: readonly CityColumn[]; readonly methodLines: readonly string[] }> {
  const isStrict = context.config.privacyMode === 'strict';
  const [costs, { columns, month }] = await Promise.all([
    isStrict ? [] : costColumns(context, user, rows, mediumIds),
    rivalColumns(context, user, mediumIds, wanted),
  ]);
  return {
    columns: [...costs, ...columns],
    methodLines: [
      isStrict
        ? '严格隐私模式下不含综合 CPM。'
        : '综合 CPM = 全部在售单元的日刊例价（无刊例为示例价）÷ 全体人群的预估日曝光 × 1,000；逐个样本不足的单元合并计入，合并后仍不足 50 个样本的为「样本不足」。',
      month === null
        ? '没有「竞品洞察」权限或没有监测记录，不含竞品列。'
        : `竞品：${month}监测到投放的品牌数与按刊例价估算的花费（不含折扣）；没有「竞品洞察」权限的城市与媒体为「未开通」。`,
    ],
  };
}
