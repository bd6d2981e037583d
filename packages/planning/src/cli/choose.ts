import { isOptimal, type Certificate } from '../certificate.ts';
import { checkPassageCertificate, checkRateCertificate } from '../check-certificate.ts';
import type { CertificateVerdict } from '../checker/figures.ts';
import { checkPanelCertificate } from '../panel/check-panel-certificate.ts';
import type { ContactRows } from '../panel/contact-index.ts';
import { MOST_PANEL_K, type PanelTerms } from '../panel/cover-terms.ts';
import type { PanelCertificate } from '../panel/panel-certificate.ts';
import { marketOfRows, selectOnPanel } from '../panel/select-panel.ts';
import type { PassageInstance, UnitTerms } from '../passage-instance.ts';
import type { RateProblem } from '../rate-problem.ts';
import { unitsWithin, wholePrices } from '../constraint/whole-money.ts';
import type { SelectionControl } from '../search/select-plan.ts';
import { selectPassages, selectUnits, type UnitSelection } from '../select-passages.ts';
import { selectRates } from '../select-rates.ts';
import { problemOf } from './plan-of.ts';
import type { Instance } from './read-instance.ts';

/** The request of a certificate file. */
export interface ChoiceRequest {
  readonly budget: number;
  readonly k: number;
  /** Media that have to be in the plan, and media that must not. */
  readonly must?: readonly number[];
  readonly excluded?: readonly number[];
}

export type AnyCertificate = Certificate | PanelCertificate;

export type Choice =
  | {
      readonly status: 'planned';
      readonly certificate: AnyCertificate;
      /** True when no plan is better, up to rounding. */
      readonly optimal: boolean;
      readonly pairs: number | null;
    }
  | { readonly status: 'refused'; readonly message: string };

/** Fixed units with more contact pairs than this are selected on the panel's structures, without a search tree. */
const PANEL_FROM_PAIRS = 6_000_000;

const isPanel = (certificate: AnyCertificate): certificate is PanelCertificate =>
  certificate.format === 'ooh-panel-certificate-1';

/** The plan of either kind of certificate as media with units. */
export function planOf(certificate: AnyCertificate): Certificate['plan'] {
  return isPanel(certificate)
    ? certificate.plan.map((medium) => ({ medium, vehicles: 1 }))
    : certificate.plan;
}

/** Rows in the panel's form: passages limited to k (within the panel's maximum), omitted where all are 1. */
function rowsOf({ weights, rowStart, persons, passages }: PassageInstance, k: number): ContactRows {
  const isPlain = k === 1 || passages.every((n) => n === 1);
  return {
    weights,
    rowStart,
    persons,
    amounts: isPlain ? null : Uint8Array.from(passages, (n) => Math.min(n, k, MOST_PANEL_K)),
  };
}

/** Must-haves and exclusions as terms; undefined where there are none, so that older fingerprints stay valid. */
function termsOf({ must = [], excluded = [] }: ChoiceRequest): UnitTerms | undefined {
  return must.length + excluded.length > 0 ? { must, excluded } : undefined;
}

/** @throws RangeError where must-haves or exclusions are not media of the instance, or are listed twice */
function assertNamed(instance: Instance, { must = [], excluded = [] }: ChoiceRequest): void {
  for (const [field, media] of Object.entries({ must, excluded })) {
    const unknown = media.find((m) => !Number.isInteger(m) || m < 0 || m >= instance.ids.length);
    if (unknown !== undefined) throw new RangeError(`request.${field}：没有序号为 ${unknown} 的媒体`);
    if (new Set(media).size !== media.length) throw new RangeError(`request.${field}：媒体重复`);
  }
}

function rateProblemOf(instance: Extract<Instance, { form: 'rates' }>, request: ChoiceRequest): RateProblem {
  const problem = problemOf(instance, request.budget, request.k);
  const terms = termsOf(request);
  if (!terms) return problem;
  const media = problem.media.map((medium, m) => ({
    ...medium,
    mustHaveVehicles: Number(terms.must?.includes(m)),
    excluded: terms.excluded?.includes(m),
  }));
  return { ...problem, media };
}

function panelTermsOf({ costs }: PassageInstance, request: ChoiceRequest): PanelTerms {
  const { budget, k, must = [], excluded = [] } = request;
  const flags = (media: readonly number[]) => Uint8Array.from(costs, (_, m) => Number(media.includes(m)));
  if (!termsOf(request)) return { costs, budget, k };
  return { costs, budget, k, required: flags(must), excluded: flags(excluded) };
}

/**
 * Chooses media of an instance within a budget.
 * @param panelFromPairs fixed units with more pairs are selected as a panel
 * @throws RangeError for an invalid request
 */
export function choose(
  instance: Instance,
  request: ChoiceRequest,
  control: SelectionControl,
  panelFromPairs = PANEL_FROM_PAIRS,
): Choice {
  assertNamed(instance, request);
  const { budget, k, must = [] } = request;
  const labelOf = (m: number) => instance.ids[m];
  if (instance.form === 'rates') {
    const found = selectRates(instance.store, rateProblemOf(instance, request), { ...control, labelOf });
    return found.status === 'planned' ? found : refusal(found);
  }
  const { passages } = instance;
  const isLarge = passages.persons.length > panelFromPairs && k <= MOST_PANEL_K;
  const terms = termsOf(request);
  const prices = wholePrices(passages.costs);
  const mustCost = must.reduce((sum, m) => sum + prices.units[m], 0);
  // Infeasibility is explained by the general search, for any size.
  if (!isLarge || mustCost > unitsWithin(budget, prices) || passages.costs.some((cost) => cost === 0)) {
    if (!terms) return { status: 'planned', ...selectPassages(passages, { budget, k }, control) };
    const found = selectUnits(passages, { budget, k }, terms, control, labelOf);
    return found.status === 'planned' ? found : refusal(found);
  }
  const market = marketOfRows(rowsOf(passages, k), k);
  const { certificate } = selectOnPanel(market, panelTermsOf(passages, request), control);
  const optimal = isOptimal(certificate.value, certificate.bound, passages.weights);
  return { status: 'planned', certificate, optimal, pairs: null };
}

function refusal(found: Exclude<UnitSelection, { status: 'planned' }>): Choice {
  const message = found.status === 'infeasible' ? found.conflict.message : found.message;
  return { status: 'refused', message };
}

/**
 * Verifies a certificate of either kind against the instance and its request.
 * @throws RangeError where the request names media that the instance does not have
 */
export function verify(
  instance: Instance,
  request: ChoiceRequest,
  certificate: AnyCertificate,
): CertificateVerdict {
  assertNamed(instance, request);
  if (instance.form === 'rates')
    return checkRateCertificate(instance.store, rateProblemOf(instance, request), certificate as Certificate);
  const { passages } = instance;
  const { budget, k } = request;
  if (certificate === null || !isPanel(certificate))
    return checkPassageCertificate(passages, budget, k, certificate, termsOf(request));
  return checkPanelCertificate(rowsOf(passages, k), panelTermsOf(passages, request), certificate);
}
