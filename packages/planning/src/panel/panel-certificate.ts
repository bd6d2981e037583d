import { gapOf } from '../certificate.ts';
import type { ContactRows } from './contact-index.ts';
import type { CoverSmoothing } from './cover-relaxation.ts';
import type { PanelTerms } from './cover-terms.ts';
import { panelInstanceHash } from './panel-hash.ts';

/**
 * A selection on a panel with the proof of its quality, as in `certificate.ts`: no plan within the terms has a
 * value above `bound`. The proof is one tangent; it lists only the media with a share in the relaxed plan.
 */
export interface PanelCertificate {
  readonly format: 'ooh-panel-certificate-1';
  /** Fingerprint of rows and terms. */
  readonly instanceHash: string;
  /** Media of the plan, ascending. */
  readonly plan: readonly number[];
  readonly cost: number;
  readonly value: number;
  readonly bound: number;
  /** (bound − value) / bound; 0 when both are 0. */
  readonly gap: number;
  readonly proof: {
    readonly media: readonly number[];
    /** Share of each of them, in 1/1,024. */
    readonly levels: readonly number[];
    /** Prices of the budget and of each group's budget. */
    readonly prices: readonly number[];
    readonly knee: number;
    readonly width: number;
  };
  readonly seed: number;
}

/** A plan on a panel and the tangent that proves its bound. */
export interface ProvedPanelPlan {
  readonly media: readonly number[];
  readonly cost: number;
  readonly value: number;
  readonly bound: number;
  /** Levels of every medium of the panel. */
  readonly levels: Int32Array;
  readonly prices: readonly number[];
  readonly smoothing: CoverSmoothing;
  readonly seed: number;
}

export interface PanelSelection {
  /** Ascending. */
  readonly media: readonly number[];
  readonly cost: number;
  /** Weighted people with at least k passages. */
  readonly value: number;
  readonly bound: number;
  readonly gap: number;
  readonly certificate: PanelCertificate;
}

/** The bound is limited to the total weight. */
const everybody = ({ weights }: ContactRows): number => weights.reduce((sum, w) => sum + w, 0);

/** The selection with its certificate. */
export function certifiedSelection(
  rows: ContactRows,
  terms: PanelTerms,
  plan: ProvedPanelPlan,
): PanelSelection {
  const { media, cost, value, levels, prices, smoothing, seed } = plan;
  const bound = Math.max(Math.min(plan.bound, everybody(rows)), value);
  const gap = gapOf(value, bound);
  const held = [...levels.keys()].filter((m) => levels[m] !== 0);
  const certificate: PanelCertificate = {
    format: 'ooh-panel-certificate-1',
    instanceHash: panelInstanceHash(rows, terms),
    plan: media,
    cost,
    value,
    bound,
    gap,
    proof: { media: held, levels: held.map((m) => levels[m]), prices, ...smoothing },
    seed,
  };
  return { media, cost, value, bound, gap, certificate };
}
