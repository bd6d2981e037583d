import { certain } from '@ooh/contract/core/certain';
import type { Delivery } from '@ooh/contract/domain/bus';
import type { CertificateSummary } from '@ooh/contract/domain/evaluation';
import type { HoldOut } from '@ooh/measurement/hold-out';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import type { Context } from '../../context.ts';
import { estimateOf } from '../../disclosure/estimate.ts';
import type { PlanMeasure } from '../../measurement/engine/work/measure-plan.ts';
import type { SelectionInput } from '../../measurement/engine/work/select-lines.ts';
import type { JobControl } from '../../platform/job/jobs.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { cityName } from '../../reference/region/regions.ts';
import { summaryOf } from '../plan/city-summary.ts';
import type { ComputedCity } from '../plan/plan-cities.ts';
import { measureDelivery } from './evaluate-delivery.ts';
import { readFreeVehicles, type FreeVehicles } from './free-vehicles.ts';
import { deckOf, objectiveText } from './line-terms.ts';
import { contactWeightsOf } from './line-weights/contact-weights.ts';
import { assertAudienceLargeEnough } from './small-audience.ts';
import type { PlanCity } from './plan-city.ts';
import { totalOf } from './price-delivery.ts';
import { selectionInputOf, type CityTask } from './selection-input.ts';
import { disclosedPart } from '../../disclosure/disclosed-figure.ts';

const phaseNames: Record<string, string> = {
  greedy: '优选线路',
  localSearch: '局部改进',
  relaxation: '计算上界',
  rounding: '优选线路',
  neighbourhood: '局部改进',
  proof: '证明最优性',
};

const byLineName = new Intl.Collator('zh-CN', { numeric: true });

/** Names of those lines that are the city's, 2路 before 10路. */
const namesOf = ({ register }: PlanCity, lineIds: readonly string[]): string[] =>
  lineIds.flatMap((lineId) => register.get(lineId)?.lineName ?? []).sort((a, b) => byLineName.compare(a, b));

/** The chosen lines in the order of their names, 2路 before 10路, as documents list them. */
function deliveryOf(
  city: PlanCity,
  lines: readonly { lineId: string; vehicles: number }[],
  freeVehicles: FreeVehicles,
): Delivery {
  const { formId } = city.plan.strategy;
  const named = lines.map(({ lineId, vehicles }) => ({
    line: certain(city.register.get(lineId), 'line', lineId),
    vehicles,
  }));
  named.sort(
    (a, b) =>
      byLineName.compare(a.line.lineName, b.line.lineName) || (a.line.lineId < b.line.lineId ? -1 : 1),
  );
  return {
    lines: named.map(({ line, vehicles }) => {
      const deck = certain(deckOf(line, formId, freeVehicles(line)), 'deck of the line', line.lineId);
      return { lineId: line.lineId, formId, deck, vehicles, flights: [city.flight] };
    }),
  };
}

/** The hold-out as the certificate shows it: withheld where a half of the panel is under the minimum cell. */
function disclosedHoldOut(
  holdOut: HoldOut | null,
  { panelPersons, otherPersons }: PlanMeasure,
  minimumCell: number,
): CertificateSummary['holdOut'] {
  if (holdOut === null || !meetsMinimumCell(panelPersons / 2, minimumCell)) return null;
  const part = { inside: panelPersons, outside: otherPersons };
  const corrected = disclosedPart(estimateOf(holdOut.corrected), part, minimumCell);
  if (corrected.suppressed) return null;
  return { apparentShare: holdOut.apparent, optimism: holdOut.optimism, corrected };
}

/**
 * The selection and its optimism: the hold-out is computed in parallel, because neither needs the other until both
 * are finished.
 */
async function chooseLines(
  context: Pick<Context, 'engine'>,
  { releases }: PlanCity,
  selection: SelectionInput,
  control: Pick<JobControl, 'progress' | 'signal'>,
) {
  const { engine } = context;
  const ended = new AbortController();
  const signal = AbortSignal.any([control.signal, ended.signal]);
  const onHalves = engine.ask(releases, 'chooseOnHalves', selection, { priority: 'companion', signal });
  // It is not awaited when the selection itself fails.
  onHalves.catch(() => undefined);
  try {
    const found = await engine.ask(releases, 'selectLines', selection, {
      priority: 'batch',
      signal: control.signal,
      onProgress: (phase, fraction) => control.progress(0.3 + 0.55 * fraction, phaseNames[phase] ?? phase),
    });
    control.signal.throwIfAborted();
    if (found.status !== 'planned' || found.lines.length === 0) return { found, holdOut: null };
    control.progress(0.86, '留出样本检验');
    const halves = await onHalves;
    const input = halves && { selection, chosen: found.lines, halves };
    const holdOut = input && (await engine.ask(releases, 'correctChoice', input, { priority: 'batch' }));
    return { found, holdOut };
  } finally {
    ended.abort();
  }
}

/** Chooses the lines of one city, proves the choice and measures it. Refuses an infeasible brief with the conflict. */
export async function computeCity(
  context: Pick<Context, 'db' | 'now' | 'engine' | 'config'>,
  city: PlanCity,
  task: CityTask,
  control: Pick<JobControl, 'progress' | 'signal'>,
): Promise<ComputedCity> {
  const { plan_id: planId, strategy } = city.plan;
  const started = performance.now();
  await context.engine.prepare(city.releases, (phase) => control.progress(0.1, phase));
  await assertAudienceLargeEnough(context, city);
  control.progress(0.3, '优选线路');
  const freeVehicles = await readFreeVehicles(context, city, { planId });
  const weights = await contactWeightsOf(context, city);
  const selection = selectionInputOf(city, task, { freeVehicles, weights });
  const { found, holdOut } = await chooseLines(context, city, selection, control);
  if (found.status === 'undecided')
    throw new AppError('refused', `${cityName(city.cityCode)}：${found.message}`);
  if (found.status === 'infeasible') {
    throw new AppError(
      'refused',
      `${cityName(city.cityCode)}的需求无解，以下约束相互冲突：${found.conflicts.join('；')}。${found.leastBudget ?? ''}`,
    );
  }
  if (found.lines.length === 0) {
    throw new AppError(
      'refused',
      `${cityName(city.cityCode)}的预算不足以投放任何一辆车，请提高预算或放宽条件`,
    );
  }
  control.progress(0.88, '计费与预估');
  const delivery = deliveryOf(city, found.lines, freeVehicles);
  const { priced, measure } = await measureDelivery(context, city, delivery, { priority: 'batch' });
  const vehicles = delivery.lines.reduce((sum, line) => sum + line.vehicles, 0);
  return {
    budgetFen: task.budgetFen,
    delivery,
    summary: summaryOf(measure, totalOf(priced), delivery.lines.length, vehicles),
    certificateSummary: {
      objective: objectiveText(strategy),
      value: found.value,
      upperBound: found.bound,
      gap: found.gap,
      isProvedOptimal: found.optimal,
      method: found.certificate.method,
      instanceHash: found.certificate.instanceHash,
      seconds: (performance.now() - started) / 1000,
      holdOut: disclosedHoldOut(holdOut, measure, context.config.minimumCell),
      mustLines: namesOf(city, strategy.mustLineIds),
      excludedLines: namesOf(city, strategy.excludedLineIds),
    },
    certificate: found.certificate,
    selection,
    panelReleaseId: city.releases.panelReleaseId,
    lineReleaseId: city.releases.lineReleaseId,
  };
}
