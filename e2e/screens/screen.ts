import type { Page } from 'playwright-core';
import type { JourneyUser } from '../harness/api.ts';
import type { OpenedDialog } from '../harness/dialog-faults.ts';

/** Stored objects that the screens show. */
export const subjects = [
  /** Computed bus plans, one of them of a city of few lines, one with a brief only, and plans of fixed media. */
  'plan',
  'insightPlan',
  'draftPlan',
  'taPlan',
  'geoPlan',
  /** A saved audience, and a saved list of cities. */
  'pack',
  'cityLine',
  /**
   * Orders: a draft of lines and faces with a filled basket, one of people matched with places, one after a past order
   * that was submitted and has comments, one with holdable and conflicting media, a running one with photos.
   */
  'order',
  'matched',
  'referred',
  'locking',
  'posted',
  /** Token of a link that shares the running order. */
  'shareToken',
  /** A strategy draft with a pinned finding, and a case of the library. */
  'strategyDraft',
  'strategyCase',
  /** A creative application. */
  'creative',
] as const;
export type Ids = Readonly<Record<(typeof subjects)[number], string>>;

export interface Screen {
  readonly name: string;
  readonly as: JourneyUser | null;
  readonly path: (ids: Ids) => string;
  /** True if another screen has the same frame: fewer widths and themes are enough. */
  readonly isVariant?: boolean;
  /** Waits until it shows what it is tested with; changes nothing. */
  readonly shows?: (page: Page) => Promise<void>;
  /** Brings the screen into the state to be tested. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What it opens over itself, each walked by the keyboard after the looks. */
  readonly dialogs?: readonly OpenedDialog[];
}
