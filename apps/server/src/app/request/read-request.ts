import type { Endpoint } from '@ooh/contract/core/endpoint';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { aliasesOf, withOwnNames } from './aliases.ts';
import { inputShape } from './input-shape.ts';
import { unknownNames } from './unknown-names.ts';
import { withoutWildcards } from './wildcards.ts';

const mostNames = 5;
const longestName = 60;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the requests of one call as its schema names things. */
export type RequestReader = (raw: unknown, reader: Pick<SignedInUser, 'permission'> | null) => unknown;

/**
 * Requests of a call in its own words: the specification's names become the call's, ALL and 0 become everything that the
 * reader may see. Names that a call of the specification does not know are refused: it would answer as if they were not
 * there. Our own calls leave out what they do not know, as their pages send more than is asked for.
 */
export function requestReader(call: Endpoint): RequestReader {
  const shape = inputShape(call.input);
  if (shape?.kind !== 'object') return (raw) => raw;
  const { fields } = shape;
  const aliases = aliasesOf(fields);
  const refusesUnknown = call.prefix === 'content';
  return (raw, reader) => {
    if (!isObject(raw)) return raw;
    const named = withOwnNames(fields, aliases, raw);
    const unknown = refusesUnknown ? unknownNames(shape, named) : [];
    if (unknown.length > 0) {
      const shown = unknown
        .slice(0, mostNames)
        .map((name) => name.slice(0, longestName).toWellFormed())
        .join('、');
      const more = unknown.length > mostNames ? ` 等 ${unknown.length} 项` : '';
      throw new AppError('invalid', `参数不正确：没有名为 ${shown}${more} 的参数`);
    }
    return withoutWildcards(call, fields, named, reader);
  };
}
