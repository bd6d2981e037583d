import type { LabelGroup, LabelJoin, TargetAudience } from '@ooh/contract/domain/target-audience';

const letters: Readonly<Record<LabelJoin, string>> = { and: 'n', or: 'o', minus: 'm' };
const joinOf = (letter: string): LabelJoin => (letter === 'o' ? 'or' : letter === 'm' ? 'minus' : 'and');
const most = { groups: 5, conditions: 4, labels: 100 };

const groupText = ({ conditions }: LabelGroup): string =>
  conditions
    .map(({ join, labelIds }, at) => `${at === 0 ? '' : letters[join]}${labelIds.join('-')}`)
    .join('');

/** A pack begins with this letter, which no rule does. */
const packLetter = 'p';
const packPattern = /^p[\w-]{1,40}$/;

/**
 * An audience as short text for an address: 102-103n131N113 is ((102 或 103) 且 131) 且 113, and psystem-parents a pack
 * by its id.
 */
export function audienceText({ groups, packId }: TargetAudience): string | undefined {
  if (packId !== undefined) return `${packLetter}${packId}`;
  if (groups.length === 0) return undefined;
  return groups
    .map((group, at) => `${at === 0 ? '' : letters[group.join].toUpperCase()}${groupText(group)}`)
    .join('');
}

/** Splits at letters, each part with the letter before it. */
function partsAt(text: string, pattern: RegExp): { readonly letter: string; readonly text: string }[] {
  const cut = text.split(pattern);
  return [{ letter: '', text: cut[0] }].concat(
    Array.from({ length: (cut.length - 1) / 2 }, (_, at) => ({
      letter: cut[2 * at + 1],
      text: cut[2 * at + 2],
    })),
  );
}

/** Parses such a text; invalid or oversized audiences give all people. */
export function audienceFromText(text: string | undefined): TargetAudience {
  if (text !== undefined && packPattern.test(text)) return { groups: [], packId: text.slice(1) };
  if (text === undefined || !/^\d[\dnomNOM-]*$/.test(text)) return { groups: [] };
  const groups = partsAt(text, /([NOM])/).map((group) => ({
    join: joinOf(group.letter.toLowerCase()),
    conditions: partsAt(group.text, /([nom])/).map((condition) => ({
      join: joinOf(condition.letter),
      labelIds: condition.text.split('-').map(Number),
    })),
  }));
  const isSound =
    groups.length <= most.groups &&
    groups.every(
      ({ conditions }) =>
        conditions.length <= most.conditions &&
        conditions.every(
          ({ labelIds }) =>
            labelIds.length <= most.labels && labelIds.every((id) => id >= 1 && id <= 1_000_000),
        ),
    );
  return isSound ? { groups } : { groups: [] };
}
