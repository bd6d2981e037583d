import { grantsOf } from '@ooh/contract/core/scope';
import type { Endpoint } from '@ooh/contract/core/endpoint';
import { mediaForCity } from '@ooh/contract/permission/rules';
import { allMedia, allRegions } from '@ooh/contract/permission/wildcards';
import { highTierCities } from '@ooh/reference/facts/high-tier-cities';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { cityCodeOf } from '../../reference/region/regions.ts';
import type { InputField } from './input-shape.ts';

type Reader = Pick<SignedInUser, 'permission'>;

/** High-tier cities in which any medium is granted by the groups of a call. */
function grantedCities(call: Pick<Endpoint, 'scope' | 'permit'>, { permission }: Reader): string[] {
  const groups = grantsOf(call);
  return highTierCities
    .map(({ adcode }) => cityCodeOf(adcode))
    .filter((city) => groups.some((group) => mediaForCity(permission, group, city).length > 0));
}

const isAll = (value: unknown): boolean => value === allRegions;
const isAnyMedium = (value: unknown): boolean => value === allMedia || value === String(allMedia);

const fields = [
  { name: 'cityCodes', isWild: isAll, word: '城市', all: grantedCities },
  { name: 'cityCode', isWild: isAll, word: '城市' },
  { name: 'mediumIds', isWild: isAnyMedium, word: '媒体' },
  { name: 'mediumId', isWild: isAnyMedium, word: '媒体' },
] as const;

const namesWild = (value: unknown, isWild: (value: unknown) => boolean): boolean => {
  if (Array.isArray(value)) return value.some(isWild);
  return typeof value === 'string' ? value.split(',').some(isWild) : isWild(value);
};

/**
 * ALL among the cities and 0 among the media of a request mean everything that the reader may see: what may be left out is
 * left out, a list that is required holds the granted high-tier cities. Refuses them where one city or medium is meant.
 */
export function withoutWildcards(
  call: Pick<Endpoint, 'scope' | 'permit'>,
  known: ReadonlyMap<string, InputField>,
  raw: Readonly<Record<string, unknown>>,
  reader: Reader | null,
): Record<string, unknown> {
  const request = { ...raw };
  for (const { name, isWild, word, ...field } of fields) {
    const declared = known.get(name);
    if (declared === undefined || !namesWild(raw[name], isWild)) continue;
    if (!declared.isRequired) delete request[name];
    else if (declared.isList && 'all' in field && reader !== null) request[name] = field.all(call, reader);
    else throw new AppError('invalid', `参数不正确：${name}：请指明${word}，此调用不能用“全部”`);
  }
  return request;
}
