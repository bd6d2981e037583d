import { isInTurn, turn } from '../../apps/server/src/testing/turn.ts';
import { accessibilityViolations } from '../harness/accessibility.ts';
import type { Theme, JourneyPage } from '../harness/browser.ts';
import { screenshot, takesScreenshots, untilCalm } from '../harness/screenshot.ts';
import { putOn } from '../harness/theme.ts';
import { findFaults } from './find-faults.ts';
import { dialogFaults } from '../harness/dialog-faults.ts';
import type { Screen } from './screen.ts';

export interface Look {
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
  /**
   * True where all rules are held against the page. What is in the page depends on its width alone, how it looks on
   * theme and width: the other looks are held against the rules of appearance.
   */
  readonly isWhole?: boolean;
  /** True where the layout is between narrow and wide, with all columns and no folded panels. */
  readonly isBetween?: boolean;
}

/**
 * Both themes at every width: one thing changes from each look to the next. What depends on the width alone is held
 * against each width once: at 1440 the narrow layouts (up to 1360) are over and the wide ones (from 1500) not begun.
 * `npm test` takes a sample; `npm run test:all` and screenshots take them all.
 */
const looks: readonly [Look, ...Look[]] = [
  { theme: 'light', width: 1280, height: 800, isWhole: true },
  { theme: 'light', width: 1440, height: 900, isBetween: true },
  { theme: 'light', width: 1920, height: 1080 },
  { theme: 'dark', width: 1920, height: 1080, isWhole: true },
  { theme: 'dark', width: 1440, height: 900 },
  { theme: 'dark', width: 1280, height: 800 },
];

export const [firstLook] = looks;

export const takesAll = takesScreenshots || process.env['OOH_TEST_ALL'] === '1';

/**
 * In `npm test` screens alternate between these, each time that their page comes up (every second turn); those in its
 * turn are also held against the layout between, and the dialogs of those in its turn are walked.
 */
const narrowAndWide = looks.filter(({ isWhole }) => isWhole);

/** The looks at a screen, which has a place among all screens. */
export function looksAt({ isVariant = false }: Pick<Screen, 'isVariant'>, place: number): readonly Look[] {
  if (takesAll) return looks;
  const isAlsoBetween = !isVariant && isInTurn(place);
  return looks.filter(
    (look) =>
      look === narrowAndWide[((place >> 1) + (turn >> 1)) % narrowAndWide.length] ||
      (isAlsoBetween && look.isBetween === true),
  );
}

/** The first time that a subject is shown, the service computes. */
export const firstCalmMs = 90_000;

/** What is wrong with a screen in its looks: layout, accessibility, names, and errors in the console. */
export async function lookAt(tab: JourneyPage, screen: Screen, place: number): Promise<string[]> {
  const { page } = tab;
  const problems: string[] = [];
  for (const { theme, width, height, isWhole = false } of looksAt(screen, place)) {
    const look = `${theme}-${width}`;
    await page.setViewportSize({ width, height });
    await putOn(page, theme);
    await screen.shows?.(page);
    await untilCalm(page, firstCalmMs);
    await screenshot(page, `${screen.name}-${look}`);
    const violations = await accessibilityViolations(page, isWhole ? 'all' : 'appearance');
    const faults = [...(await page.evaluate(findFaults)), ...violations];
    problems.push(...faults.map((fault) => `${look}: ${fault}`));
  }
  for (const dialog of isInTurn(place) ? (screen.dialogs ?? []) : []) {
    const faults = await dialogFaults(page, dialog);
    problems.push(...faults.map((fault) => `${String(dialog.name)}: ${fault}`));
  }
  return [...problems, ...tab.troubles()];
}
