import { seededRandom } from '@ooh/measurement/random';
import { expect, test } from 'vitest';
import { readConfig } from '../../../platform/config/config.ts';
import { plainService, strictService, type AttackedService } from './attacked-panel.ts';
import * as attacks from './attacks.ts';
import type { Attack, Attempt } from './attacks.ts';

// Half of the attempts have the group, half have not. The attacker practises on services whose truth he knows, and then says
// of others whether the group is there: whether his number is above the middle of the two means.

const limits = readConfig({}, '1.0.0').privacyLimits;
/** Attempts that practise, and that count; `npm run test:all` makes those of docs/methods/privacy.md. */
const [practised, attempts] = process.env['OOH_TEST_ALL'] === '1' ? [300, 500] : [60, 100];
const [practisedPlainly, plainAttempts] = [20, 60];
/** 3.1 standard errors above a coin: of all figures here, a coin would exceed it in one run of twenty. */
const chance = 0.5 + 3.1 * Math.sqrt(0.25 / attempts);

type Open = (secret: string) => AttackedService;

/** How often the attacker is right. */
async function successOf(
  attempt: Attempt,
  open: Open,
  group: number,
  organisations: Attack['organisations'],
) {
  const random = seededRandom(20_261_129);
  const isPlain = open('').isPlain;
  const practice = isPlain ? practisedPlainly : practised;
  const counted = isPlain ? plainAttempts : attempts;
  const run = (at: number) =>
    attempt({ service: open(`secret ${at}`), organisations, random, hidden: at % 2 === 0 ? group : 0 });
  const known: number[] = [];
  for (let at = 0; at < practice; at++) known.push(await run(at));
  const mean = (parity: number) =>
    known.filter((_, at) => at % 2 === parity).reduce((sum, value) => sum + value, 0) / (practice / 2);
  const [present, absent] = [mean(0), mean(1)];
  const middle = (present + absent) / 2;
  let right = 0;
  for (let at = practice; at < practice + counted; at++) {
    const value = await run(at);
    const says = value === middle ? random.below(2) === 1 : value > middle === present > absent;
    right += Number(says === (at % 2 === 0));
  }
  return right / counted;
}

const one = ['organisation 1', 'organisation 1'] as const;
const two = ['organisation 1', 'organisation 2'] as const;
/** A single person, and a group just below the minimum cell. */
const groups = [1, 40] as const;

const differences = {
  label: attacks.byLabel,
  plan: attacks.byPlan,
  area: attacks.byArea,
  time: attacks.byTime,
  'N+': attacks.byFrequency,
  wordings: attacks.byWordings,
  intervals: attacks.byIntervals,
};

const strict: Open = (secret) => strictService(limits, secret);
/** On a busy machine. */
const longestMs = 300_000;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

async function expectBlind(name: string, attempt: Attempt, group: number): Promise<void> {
  const [plain, alone, together] = [
    await successOf(attempt, plainService, group, one),
    await successOf(attempt, strict, group, one),
    await successOf(attempt, strict, group, two),
  ];
  const figures = `without ${percent(plain)}, one organisation ${percent(alone)}, two ${percent(together)}`;
  process.stdout.write(
    `${name}, ${group} persons: ${figures} (n = ${attempts}, chance to ${percent(chance)})\n`,
  );
  expect(plain).toBeGreaterThanOrEqual(0.95);
  expect(alone).toBeLessThanOrEqual(chance);
  expect(together).toBeLessThanOrEqual(chance);
}

test.each(Object.entries(differences))(
  'by %s: nothing of a single person, nor of a group below the cell, with all questions used',
  async (name, attempt) => {
    for (const group of groups) await expectBlind(name, attempt, group);
  },
  longestMs,
);

test.each(Object.entries({ threshold: attacks.byThreshold, knowledge: attacks.byKnowledge }))(
  'by %s: nothing of a single person, with all questions used',
  (name, attempt) => expectBlind(name, attempt, 1),
  longestMs,
);
