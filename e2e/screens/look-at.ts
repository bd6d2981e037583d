import { accessibilityViolations } from '../harness/accessibility.ts';
import type { Theme, WalkedPage } from '../harness/browser.ts';
import { screenshot, takesScreenshots, untilCalm } from '../harness/screenshot.ts';
import { putOn } from '../harness/theme.ts';
import { findFaults } from './find-faults.ts';
import type { Screen } from './screen.ts';

interface Look {
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
  /**
   * True where all rules are held against the page. What is in the page depends on its width alone, how it looks on
   * theme and width: the other looks are held against the rules of appearance.
   */
  readonly isWhole?: boolean;
  /** True where the layout is that of no other look: it is held against the rules with or without screenshots. */
  readonly hasOwnLayout?: boolean;
}

/**
 * Both themes at every width: one thing changes from each look to the next. What depends on the width alone is held
 * against each width once: at 1440 the narrow layouts (up to 1360) are over and the wide ones (from 1500) not begun.
 * The other looks are for eyes, where screenshots are taken.
 */
const looks: readonly [Look, ...Look[]] = [
  { theme: 'light', width: 1280, height: 800, isWhole: true },
  { theme: 'light', width: 1440, height: 900, hasOwnLayout: true },
  { theme: 'light', width: 1920, height: 1080 },
  { theme: 'dark', width: 1920, height: 1080, isWhole: true },
  { theme: 'dark', width: 1440, height: 900 },
  { theme: 'dark', width: 1280, height: 800 },
];

export const [firstLook] = looks;

/** What is wrong with a screen in every look: layout, accessibility, names, and errors in the console. */
export async function lookAt(walked: WalkedPage, { name, isVariant = false }: Screen): Promise<string[]> {
  const { page } = walked;
  const problems: string[] = [];
  for (const { theme, width, height, isWhole = false, hasOwnLayout = false } of looks) {
    if (!isWhole && (isVariant || !(hasOwnLayout || takesScreenshots))) continue;
    const look = `${theme}-${width}`;
    await page.setViewportSize({ width, height });
    await putOn(page, theme);
    await untilCalm(page);
    await screenshot(page, `${name}-${look}`);
    const violations = await accessibilityViolations(page, isWhole ? 'all' : 'appearance');
    const faults = [...(await page.evaluate(findFaults)), ...violations];
    problems.push(...faults.map((fault) => `${look}: ${fault}`));
  }
  return [...problems, ...walked.troubles()];
}
