import type { Certificate } from '../certificate.ts';
import {
  checkPassageCertificate,
  checkRateCertificate,
  type CertificateVerdict,
} from '../check-certificate.ts';
import { checkPanelCertificate } from '../panel/check-panel-certificate.ts';
import type { ContactRows } from '../panel/contact-index.ts';
import type { PanelCertificate } from '../panel/panel-certificate.ts';
import { marketOfRows, selectOnPanel } from '../panel/select-panel.ts';
import type { PassageInstance } from '../passage-instance.ts';
import type { SelectionControl } from '../search/select-plan.ts';
import { selectPassages } from '../select-passages.ts';
import { selectRates } from '../select-rates.ts';
import { problemOf } from './plan-of.ts';
import type { Instance } from './read-instance.ts';

/** What a certificate file answers. */
export interface ChoiceRequest {
  readonly budget: number;
  readonly k: number;
}

export type AnyCertificate = Certificate | PanelCertificate;

export type Choice =
  | { readonly status: 'planned'; readonly certificate: AnyCertificate; readonly pairs: number | null }
  | { readonly status: 'refused'; readonly message: string };

/** Fixed units with more contact pairs than this are chosen on the panel's own structures, which search no tree. */
const PANEL_FROM_PAIRS = 6_000_000;
const PANEL_MOST_K = 15;

const isPanel = (certificate: AnyCertificate): certificate is PanelCertificate =>
  certificate.format === 'ooh-panel-certificate-1';

/** The plan of either kind of certificate as media with units. */
export function planOf(certificate: AnyCertificate): Certificate['plan'] {
  return isPanel(certificate)
    ? certificate.plan.map((medium) => ({ medium, vehicles: 1 }))
    : certificate.plan;
}

/** Rows as the panel takes them: passages cut at k, none written where all are 1. */
function rowsOf({ weights, rowStart, persons, passages }: PassageInstance, k: number): ContactRows {
  const isPlain = k === 1 || passages.every((n) => n === 1);
  return {
    weights,
    rowStart,
    persons,
    amounts: isPlain ? null : Uint8Array.from(passages, (n) => Math.min(n, k)),
  };
}

/**
 * Chooses media of an instance within a budget.
 * @param panelFromPairs fixed units with more pairs are chosen as a panel
 * @throws RangeError for a request that makes no sense
 */
export function choose(
  instance: Instance,
  { budget, k }: ChoiceRequest,
  control: SelectionControl,
  panelFromPairs = PANEL_FROM_PAIRS,
): Choice {
  if (instance.form === 'rates') {
    const labelOf = (m: number) => instance.ids[m];
    const found = selectRates(instance.store, problemOf(instance, budget, k), { ...control, labelOf });
    if (found.status === 'planned') return found;
    const message = found.status === 'infeasible' ? found.conflict.message : found.message;
    return { status: 'refused', message };
  }
  const { passages } = instance;
  const isLarge = passages.persons.length > panelFromPairs && k <= PANEL_MOST_K;
  if (!isLarge || passages.costs.some((cost) => cost === 0))
    return { status: 'planned', ...selectPassages(passages, { budget, k }, control) };
  const market = marketOfRows(rowsOf(passages, k), k);
  const { certificate } = selectOnPanel(market, { costs: passages.costs, budget, k }, control);
  return { status: 'planned', certificate, pairs: null };
}

/** Verifies a certificate of either kind against the instance and the request it claims to answer. */
export function verify(
  instance: Instance,
  { budget, k }: ChoiceRequest,
  certificate: AnyCertificate,
): CertificateVerdict {
  if (instance.form === 'rates')
    return checkRateCertificate(instance.store, problemOf(instance, budget, k), certificate as Certificate);
  const { passages } = instance;
  if (certificate === null || !isPanel(certificate))
    return checkPassageCertificate(passages, budget, k, certificate);
  return checkPanelCertificate(rowsOf(passages, k), { costs: passages.costs, budget, k }, certificate);
}
