import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0, 2.1 and 2.2, levels A and AA. No rule is switched off. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules whose outcome depends on colours or sizes; all others use elements and attributes only. */
const appearance = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

type Scope = 'all' | 'appearance';

interface AxeNode {
  readonly target: readonly string[];
  readonly html: string;
  readonly failureSummary?: string;
}

interface AxeViolation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly AxeNode[];
}

/** In the page: whether a place lies behind an open modal, which takes the clicks that its size is about. */
const isBehindModal = `(rule, node) => rule === 'target-size'
  && [...document.querySelectorAll('[aria-modal="true"]')].some((modal) => modal.checkVisibility())
  && !document.querySelector(node.target.join(' '))?.closest('[aria-modal="true"]')`;

/** How long a colour or a layer may still change after a page seems settled. */
const settlingMs = 700;

/**
 * Violations on the page, or in the elements that a selector names, one text for each place; those that disappear shortly
 * after belong to a page still settling.
 */
export async function accessibilityViolations(
  page: Page,
  scope: Scope = 'all',
  within?: string,
): Promise<string[]> {
  const found = await violationsNow(page, scope, within);
  if (found.length === 0) return found;
  await page.waitForTimeout(settlingMs);
  return violationsNow(page, scope, within);
}

async function violationsNow(page: Page, scope: Scope, within?: string): Promise<string[]> {
  const runOnly = scope === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: appearance };
  // Evaluated through the debugger, so that the page's content security policy remains active.
  const isLoaded = await page.evaluate('typeof axe === "object"');
  if (isLoaded !== true) await page.evaluate(await source);
  const violations = await page.evaluate<AxeViolation[]>(
    `axe.run(${within === undefined ? 'document' : JSON.stringify(within)}, { runOnly: ${JSON.stringify(runOnly)}, resultTypes: ['violations'] })
      .then(({ violations }) => violations.map((violation) => ({ ...violation,
        nodes: violation.nodes.filter((node) => !(${isBehindModal})(violation.id, node)) })))`,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary = '' }) =>
        `${id} (${impact}) at ${target.join(' ')}: ${html.slice(0, 160)} — ${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 220)}`,
    ),
  );
}
