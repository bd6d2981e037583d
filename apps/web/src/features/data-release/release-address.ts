import type { DataRelease } from '@ooh/contract/domain/data-release';
import { releaseKinds } from '@ooh/contract/domain/data-release-names';
import type { CallInput } from '@ooh/contract/registry';
import { adcodeOf, countOf, idOf } from '../../ui/table/read-search.ts';

/** Filters, page, open version and running panel job as the page's address holds them. */
export interface ReleaseAddress {
  readonly kind?: DataRelease['kind'];
  readonly city?: string;
  readonly page?: number;
  readonly size?: number;
  /** Version whose details are open. */
  readonly release?: string;
  /** Job that generates a panel. */
  readonly job?: string;
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseReleaseAddress(search: Readonly<Record<string, unknown>>): ReleaseAddress {
  return {
    kind: releaseKinds.find((kind) => kind === search.kind),
    city: adcodeOf(search.city),
    page: countOf(search.page, 100_000),
    size: countOf(search.size, 200),
    release: idOf(search.release),
    job: idOf(search.job),
  };
}

/** The question that an address asks the list. */
export function listInputOf({
  kind,
  city,
  page = 1,
  size = 20,
}: ReleaseAddress): CallInput<'v1/data-releases'> {
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(city === undefined ? {} : { cityCode: city }),
    pageNo: page,
    pageSize: size,
  };
}

/** The address with other filters: a change of filter leads back to the first page. */
export function withFilters(
  address: ReleaseAddress,
  change: Pick<ReleaseAddress, 'kind' | 'city'>,
): ReleaseAddress {
  return { ...address, ...change, page: undefined };
}
