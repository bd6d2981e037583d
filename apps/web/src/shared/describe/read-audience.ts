import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { maxConditions, maxGroups } from '../ta-builder/edit-audience.ts';
import type { CrowdLabel } from '../ta-builder/label-index.ts';
import { everydayDimensions, labelSynonyms, peopleSynonyms } from './label-synonyms.ts';
import { overlaps, type Mention, type Span } from './mention.ts';
import { ageLabelsFor, readAges } from './read-ages.ts';

/** Labels that a stretch of text asks for, or asks to leave out. */
export interface LabelWish {
  readonly labels: readonly CrowdLabel[];
  readonly isExcluded: boolean;
  /** False where the labels only come near to what is written, for example to an age range. */
  readonly isExact: boolean;
}

interface Entry {
  readonly word: string;
  readonly labels: readonly CrowdLabel[];
  readonly isEveryday: boolean;
}

/** Media habits are called like the media that a brief speaks of, so they are never read from text. */
const unreadableCategory = '触媒';

function entriesOf(labels: readonly CrowdLabel[]): Entry[] {
  const readable = labels.filter(({ category }) => category !== unreadableCategory);
  const isEveryday = (found: readonly CrowdLabel[]) =>
    found.some(({ dimension }) => everydayDimensions.includes(dimension));
  const direct = readable
    .filter(({ name }) => name.length >= 2)
    .map((label) => ({ word: label.name, labels: [label], isEveryday: isEveryday([label]) }));
  const written = labelSynonyms.map(([word, names]) => {
    const found = readable.filter(({ name }) => names.includes(name));
    return { word, labels: found, isEveryday: isEveryday(found) };
  });
  return [...written, ...direct]
    .filter((entry) => entry.labels.length > 0)
    .sort((a, b) => b.word.length - a.word.length);
}

function clauseAround(text: string, at: number): string {
  const isBreak = (letter: string) => /[，,。；;！!？?\n]/.test(letter);
  let [from, to] = [at, at];
  while (from > 0 && !isBreak(text[from - 1])) from--;
  while (to < text.length && !isBreak(text[to])) to++;
  return text.slice(from, to);
}

function findWords(text: string, labels: readonly CrowdLabel[]): Mention<readonly CrowdLabel[]>[] {
  const entries = entriesOf(labels);
  const found: Mention<readonly CrowdLabel[]>[] = [];
  const bothSexes = [...text.matchAll(/男女/g)].map(({ index }): Span => ({ from: index, to: index + 2 }));
  for (let at = 0; at < text.length;) {
    const hit = entries.find(
      ({ word, isEveryday }) =>
        text.startsWith(word, at) && (!isEveryday || peopleSynonyms.test(clauseAround(text, at))),
    );
    const span = { from: at, to: at + (hit?.word.length ?? 1) };
    if (hit && !bothSexes.some((both) => overlaps(both, span))) found.push({ ...span, value: hit.labels });
    at = span.to;
  }
  return found;
}

const exclusion = /(?:不含|不要|不包括|不包含|排除|剔除|去掉|去除|除去|除了|非)\s*$/;

/** Wishes about people in a text: ages, sex, occupation, habits; from left to right. */
export function readLabelWishes(
  text: string,
  labels: readonly CrowdLabel[],
  today: string,
): Mention<LabelWish>[] {
  const ages = readAges(text, today).map(({ from, to, value }) => {
    const { labels: found, isExact } = ageLabelsFor(value, labels);
    return { from, to, found, isExact };
  });
  const words = findWords(text, labels)
    .filter((mention) => !ages.some((age) => overlaps(age, mention)))
    .map(({ from, to, value }) => ({ from, to, found: value, isExact: true }));
  const wishes: Mention<LabelWish>[] = [];
  for (const { from, to, found, isExact } of [...ages, ...words].sort((a, b) => a.from - b.from)) {
    if (found.length === 0) continue;
    const last = wishes.at(-1);
    const goesOn = last !== undefined && /^[、和及与或]$/.test(text.slice(last.to, from));
    const isExcluded =
      exclusion.test(text.slice(Math.max(0, from - 6), from)) || (goesOn && last.value.isExcluded);
    wishes.push({ from, to, value: { labels: found, isExcluded, isExact } });
  }
  return wishes;
}

interface DraftCondition {
  readonly dimension: string;
  readonly labelIds: Set<number>;
}

function conditionsOf(text: string, wishes: readonly Mention<LabelWish>[]): DraftCondition[] {
  const conditions: DraftCondition[] = [];
  let last: { to: number; condition: DraftCondition } | undefined;
  for (const { from, to, value } of wishes) {
    const { dimension } = value.labels[0];
    const isAlternative = last !== undefined && /^\s*(?:或|或者|\/)\s*$/.test(text.slice(last.to, from));
    const condition =
      (isAlternative ? last?.condition : undefined) ??
      conditions.find((known) => known.dimension === dimension) ??
      conditions[conditions.push({ dimension, labelIds: new Set() }) - 1];
    for (const { labelId } of value.labels) condition.labelIds.add(labelId);
    last = { to, condition };
  }
  return conditions;
}

/**
 * The rule that the wishes add up to: labels of one dimension are alternatives, dimensions restrict each other,
 * excluded labels are taken away at the end. Undefined when there is nothing to include, for a rule cannot
 * begin with a subtraction.
 */
export function audienceOf(text: string, wishes: readonly Mention<LabelWish>[]): TargetAudience | undefined {
  const included = conditionsOf(
    text,
    wishes.filter(({ value }) => !value.isExcluded),
  );
  if (included.length === 0) return undefined;
  const excluded = new Set(
    wishes
      .filter(({ value }) => value.isExcluded)
      .flatMap(({ value }) => value.labels.map(({ labelId }) => labelId)),
  );
  const conditions: TargetAudience['groups'][number]['conditions'] = included.map(({ labelIds }) => ({
    join: 'and',
    labelIds: [...labelIds],
  }));
  if (excluded.size > 0) conditions.push({ join: 'minus', labelIds: [...excluded] });
  const groups: TargetAudience['groups'] = [];
  for (let at = 0; at < conditions.length && groups.length < maxGroups; at += maxConditions) {
    const inside = conditions.slice(at, at + maxConditions);
    // The first condition of a group ignores its join: a subtraction there becomes the group's own.
    groups.push({ join: inside[0].join, conditions: inside });
  }
  return { groups };
}
