import type { Page } from 'playwright-core';
import type { JourneyUser } from '../harness/api.ts';

/** What the screens show, as the service has stored it. */
export const subjects = [
  /** Computed bus plans, one of them of a city of few lines, one that is only described, and plans of fixed media. */
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
   * that was submitted and spoken about, one of which some media can be held and some not, a running one with photos.
   */
  'order',
  'matched',
  'referred',
  'locking',
  'posted',
  /** The secret of a link that shares the running order. */
  'shareToken',
] as const;
export type Ids = Readonly<Record<(typeof subjects)[number], string>>;

export interface Screen {
  readonly name: string;
  readonly as: JourneyUser | null;
  readonly path: (ids: Ids) => string;
  /** True where another screen shows the same frame: fewer looks are enough. */
  readonly isVariant?: boolean;
  /** Brings the screen into the state to be looked at. */
  readonly prepare?: (page: Page) => Promise<void>;
}
