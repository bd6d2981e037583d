import type { PlanBrief, PlanStrategy } from '@ooh/contract/domain/plan';
import { findFeasible } from '@ooh/planning/infeasible';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import { busFormOf } from '../../reference/bus-body/bus-forms.ts';
import { registerOf } from '../../city-data/bus-line/city-lines.ts';
import { flightOfBrief } from '../../reference/calendar/flight-days.ts';
import { readFreeVehicles } from '../bus-plan/free-vehicles.ts';
import { lineTerms, objectiveOf } from '../bus-plan/line-terms.ts';
import { smallAudienceText } from '../bus-plan/small-audience.ts';
import type { Context } from '../../context.ts';
import { modelReleasesOf, readDataOfCity } from '../../city-data/release/city-data.ts';
import { leastVehiclesOf, type LineTerms } from '../../measurement/engine/work/select-lines.ts';

/** The lines that a brief may buy in a city, or why there are none, in a sentence. */
export async function candidateCity(
  context: Pick<Context, 'db' | 'now' | 'engine' | 'config'>,
  brief: PlanBrief,
  strategy: PlanStrategy,
  cityCode: string,
): Promise<{ terms: LineTerms[] } | string> {
  if (busFormOf(strategy.formId) === undefined) return `媒体形式 ${strategy.formId} 不存在`;
  const data = await readDataOfCity(context.db, cityCode);
  if (data.busLines === null)
    return context.config.isDemo
      ? '该城市还没有公交线路数据，可「现在生成」示意线网，或导入线路'
      : '该城市还没有公交线路数据，请先导入线路';
  const releases = modelReleasesOf(data);
  if (releases === null) return '该城市还没有人群样本，请先生成样本';
  const { minimumCell } = context.config;
  const size = await context.engine.ask(releases, 'crowdSize', { audience: brief.targetAudience });
  if (!meetsMinimumCell(size.panelPersons, minimumCell)) return smallAudienceText(cityCode, minimumCell);
  const register = await registerOf(context.db, data.busLines);
  const freeVehicles = await readFreeVehicles(context, {
    cityCode,
    flight: flightOfBrief(brief.startDate, brief.weeks),
  });
  return {
    terms: lineTerms(register, strategy, { days: brief.weeks * 7, freeVehicles, weights: null }, null),
  };
}

/** Must-have lines that no city of the plan knows, in words. */
export function unknownMustLines(strategy: PlanStrategy, known: ReadonlySet<string>): string[] {
  const unknown = strategy.mustLineIds.filter((lineId) => !known.has(lineId));
  return unknown.length === 0 ? [] : [`必选线路 ${unknown.join('、')} 不在方案城市的现行线网中`];
}

/** A minimal set of constraints that cannot hold together, in words, empty when a plan exists; and the least budget. */
export function conflictsOf(
  terms: readonly LineTerms[],
  budgetFen: number,
  strategy: PlanStrategy,
): { conflicts: string[]; leastBudget: string | null } {
  const found = findFeasible(
    {
      media: terms,
      budgetFen,
      objective: objectiveOf(strategy),
      // A plan without a line is no plan, so at least one is asked for.
      minLines: 1,
      ...(strategy.maxLines === null ? {} : { maxLines: strategy.maxLines }),
      ...leastVehiclesOf(terms.length, strategy.minVehiclesPerCity),
    },
    (medium) => terms[medium]?.lineName ?? '',
  );
  if (found.status !== 'conflict') return { conflicts: [], leastBudget: null };
  const { constraints, leastBudget } = found.conflict;
  return { conflicts: constraints.map((constraint) => constraint.text), leastBudget };
}
