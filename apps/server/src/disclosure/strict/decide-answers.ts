import { createHash } from 'node:crypto';
import type { PrivacyLevel, PrivacyLimits } from '../../platform/config/privacy-limits.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** A noised number that is asked for. Nothing else of the people reaches the decision. */
export interface LedgerCell {
  /** Release of the panel, which names its city. */
  readonly release: string;
  readonly level: PrivacyLevel;
  readonly family: string;
  readonly element: string;
  /** Answers of one place and kind are compared with each other. */
  readonly place: string;
  readonly noised: number;
  /** An earlier answer of the place that is nearer than this is given instead. */
  readonly near: number;
}

/** An earlier answer: the noised number of a question, and what was said. */
export interface StoredAnswer {
  readonly place: string;
  readonly element: string;
  readonly noised: number;
  readonly shown: number;
}

/** A family of questions to a panel release. */
export interface AskedFamily {
  readonly release: string;
  readonly level: PrivacyLevel;
  readonly family: string;
}

const shortHash = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27);

/** Key of the answers with which a number is compared. */
export const placeOf = ({ release, place }: LedgerCell): string => shortHash(release, place);

function nearestOf(earlier: readonly StoredAnswer[], { noised, near }: LedgerCell): number | undefined {
  let [best, least]: [number | undefined, number] = [undefined, near];
  for (const { shown } of earlier) {
    const distance = Math.abs(shown - noised);
    if (distance < least) [best, least] = [shown, distance];
  }
  return best;
}

/**
 * Decides answers from noised numbers alone. A number near earlier answers of its place gets the nearest of them; others are
 * said, and stored. A family is paid for once; one whose numbers have changed under the same question, such as
 * after an import of lines, is paid for again.
 */
export function decideAnswers(
  stored: ReadonlyMap<string, readonly StoredAnswer[]>,
  cells: readonly LedgerCell[],
): { shown: number[]; added: StoredAnswer[]; families: AskedFamily[] } {
  const answers = new Map([...stored].map(([place, list]) => [place, [...list]]));
  const [added, families]: [StoredAnswer[], AskedFamily[]] = [[], []];
  const shown = cells.map((cell) => {
    const { release, level, noised } = cell;
    const [place, element] = [placeOf(cell), shortHash(cell.family, cell.element)];
    const earlier = answers.get(place) ?? [];
    answers.set(place, earlier);
    const own = earlier.filter((one) => one.element === element);
    const same = own.findIndex((one) => one.noised === noised);
    const version = same < 0 ? own.length : same;
    families.push({ release, level, family: shortHash(cell.family, String(version)) });
    if (same >= 0) return own[same].shown;
    const given = { place, element, noised, shown: nearestOf(earlier, cell) ?? noised };
    earlier.push(given);
    added.push(given);
    return given.shown;
  });
  return { shown, added, families };
}

const levelNames: Readonly<Record<PrivacyLevel, string>> = { city: '城市与行政区', place: '地点与区域' };

const keyOf = ({ release, family }: AskedFamily): string => JSON.stringify([release, family]);

/** The families among those asked about that are not paid for yet; refuses all when they exceed what is left of a level. */
export function unpaidFamilies(
  paid: readonly AskedFamily[],
  asked: readonly AskedFamily[],
  limits: PrivacyLimits,
): AskedFamily[] {
  const known = new Set(paid.map(keyOf));
  const unpaid = [...new Map(asked.map((one) => [keyOf(one), one])).values()].filter(
    (one) => !known.has(keyOf(one)),
  );
  for (const { release, level } of unpaid) {
    const of = (one: AskedFamily) => one.release === release && one.level === level;
    const { questions } = limits[level];
    if (paid.filter(of).length + unpaid.filter(of).length > questions)
      throw new AppError(
        'refused',
        `本组织对人群样本 ${release} 的「${levelNames[level]}」查询额度（${questions} 个问题）已用完，换新的样本版本前不再回答新的问题；已查过的问题仍可查看`,
      );
  }
  return unpaid;
}
