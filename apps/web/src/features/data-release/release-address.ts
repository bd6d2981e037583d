import { releaseKinds } from '@ooh/contract/domain/data-release-names';
import type { CallInput } from '@ooh/contract/registry';
import { adcode, id, oneOf } from '../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';

/** Data versions: `release` is the one whose details are open, `job` the one that generates a panel. */
export const releaseList = listAddress({
  filters: { kind: oneOf(releaseKinds), city: adcode() },
  others: { release: id(), job: id() },
});
export type ReleaseAddress = AddressOf<typeof releaseList>;

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
