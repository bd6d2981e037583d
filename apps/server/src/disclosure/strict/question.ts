import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { meantAudience } from './canonical-audience.ts';
import { countedTimes } from './counted-times.ts';
import type { Measure } from './figure-rules.ts';
import type { PrivacyLevel } from '../../platform/config/privacy-limits.ts';
import type { Fields, Partition, Scope } from './scope.ts';

/** What a count asks, independent of wording, paging and user. */
export interface Question {
  readonly level: PrivacyLevel;
  /** Counts of which one person is in `times` at most; they are paid for together. */
  readonly family: string;
  readonly times: number;
  /** The count within its family. */
  readonly element: string;
  /** Answers of one place and kind are compared with each other. */
  readonly place: string;
  /** Whether the place is listed only where anybody is. */
  readonly isOpen: boolean;
}

const levelOf: Readonly<Record<Partition, PrivacyLevel>> = {
  city: 'city',
  district: 'city',
  scene: 'city',
  grid: 'place',
  place: 'place',
  drawn: 'place',
};

/** Input fields that do not change whom a figure of a drawn area or a scene counts: paging, sorting, what is around. */
const looks = new Set(
  'pageNo pageSize limit orderBy sortBy isAscending ascending unit bufferMeters'.split(' '),
);
const timeFields = ['month', 'dayType', 'fromHour', 'toHour'];
const otherMeanings = new Set([...looks, ...timeFields, 'targetAudience', 'role', 'cityCode']);

const chosen = (input: Fields, names: readonly string[]) => names.map((name) => [name, input[name] ?? null]);

/** A value whose fields are in order, and whose lists of numbers are sets. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const parts = value.map(inOrder);
    return parts.every((part) => typeof part === 'number')
      ? [...new Set(parts)].sort((a, b) => a - b)
      : parts;
  }
  if (typeof value !== 'object' || value === null) return value;
  const named = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(named.map(([name, part]) => [name, inOrder(part)]));
}

const timeless = new Set<Measure>(['residents', 'workers', 'audience']);
const still = new Set<Measure>(['residents', 'workers', 'audience', 'averagePresent', 'weekOut']);

export interface AskedCount {
  readonly input: Fields;
  readonly scope: Scope;
  readonly measure: Measure;
  /** Whether only the audience is counted. */
  readonly isAudience: boolean;
}

const everybody: TargetAudience = { groups: [] };

/** The question that a count answers. */
export function questionOf({ input, scope, measure, isAudience }: AskedCount): Question {
  const kind = measure === 'role' ? scope.role : measure;
  const { partition, place, names, parts, day } = scope;
  const level = levelOf[partition];
  const asked = isAudience ? (input['targetAudience'] as TargetAudience | undefined) : undefined;
  const people = meantAudience(asked ?? everybody);
  const isHourly = !still.has(kind) && (scope.hour !== null || isOneHour(input));
  const hour = isHourly ? (scope.hour ?? input['fromHour']) : null;
  const window = timeless.has(kind) ? [] : chosen(input, isHourly ? ['month', 'dayType'] : timeFields);
  // What is told of one drawn area is one family, and what is told of all others of a partition.
  const kinds = partition === 'drawn' ? [isHourly] : [kind, isHourly];
  const times = countedTimes({
    partition,
    timing: isHourly ? 'hourly' : still.has(kind) ? 'still' : 'daily',
    isByDay: day !== null,
    isExtrapolated: input['month'] !== undefined && !timeless.has(kind),
  });
  return {
    level,
    family: JSON.stringify([partition, kinds, people, window, parts, shapeOf(input, partition)]),
    times,
    element: JSON.stringify([kind, place, names, hour, day]),
    place: JSON.stringify([kind, place, hour, day]),
    isOpen: partition === 'grid' && !isAudience,
  };
}

/** What else of a request says whom a figure counts. */
function shapeOf(input: Fields, partition: Partition): unknown {
  const isFree = partition === 'drawn' || partition === 'scene';
  const names = isFree ? Object.keys(input).filter((name) => !otherMeanings.has(name)) : ['segment'];
  return inOrder(chosen(input, names.sort()).filter(([, value]) => value !== null));
}

/** Whether the window asked about is one hour of the day. */
const isOneHour = ({ fromHour, toHour }: Fields): boolean =>
  typeof fromHour === 'number' && typeof toHour === 'number' && toHour - fromHour === 1;
