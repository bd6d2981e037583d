import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';

/** The exports of the user, page by page. */
export const exportList = listAddress({ filters: {} });
export type ExportAddress = AddressOf<typeof exportList>;
