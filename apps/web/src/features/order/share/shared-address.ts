import { listAddress, type AddressOf } from '../../../ui/list/list-address.ts';

/** The page of the media that a shared order shows; its token stands behind the #. */
export const sharedList = listAddress({ filters: {} });
export type SharedAddress = AddressOf<typeof sharedList>;
