import { packCategories, packStates } from '@ooh/contract/domain/crowd-pack-names';
import { adcode, codes, flag, id, oneOf, text } from '../../ui/address/address-fields.ts';
import { addressReader } from '../../ui/address/read-address.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';
import type { FilterNames } from '../../ui/state/set-condition.ts';

/** The list of packs: what is shown of it, and which of them are compared. */
export const packList = listAddress({
  filters: {
    q: text(60),
    category: oneOf(packCategories),
    folder: text(20),
    state: oneOf(packStates),
    city: adcode(),
    archived: flag(),
  },
  sorts: ['updatedAt', 'name'],
  others: { compare: codes(/^[\w-]{1,40}$/, 4, 200), draft: id() },
});
export type PackListAddress = AddressOf<typeof packList>;

/** A new pack: of which packs it is combined, and how. */
/** The filters in the words of the screen. */
export const packFilterNames: FilterNames<PackListAddress> = {
  category: '类别',
  folder: (folder) => `目录「${folder}」`,
  state: '状态',
  city: '城市',
  archived: '已归档',
};

export const parseCreateAddress = addressReader({
  packs: codes(/^[\w-]{1,40}$/, 4, 200),
  join: oneOf(['and', 'or', 'minus']),
  label: text(10),
  /** The audience that a label is added to. */
  ta: text(4000),
  city: adcode(),
});
export type CreateAddress = ReturnType<typeof parseCreateAddress>;

export const packListHref = '/strategy/people/ta';
export const packCreateHref = '/strategy/people/ta/pack-create';

/** The page of a pack. */
export const packDetailHref = (packId: string) =>
  `/strategy/people/ta/pack-detail?packId=${encodeURIComponent(packId)}`;

/** A new pack of those of a pack's people who have a label. */
export const deriveHref = (packId: string, labelId: number) =>
  `${packCreateHref}?packs=${encodeURIComponent(packId)}&join=and&label=${labelId}`;

/** A new pack that combines others. */
export const combineHref = (packIds: readonly string[], join: 'and' | 'or' | 'minus') =>
  `${packCreateHref}?packs=${packIds.map(encodeURIComponent).join(',')}&join=${join}`;
