import type { ListAddress } from './list-address.ts';

export interface ListProps {
  readonly address: ListAddress;
  readonly onAddress: (address: ListAddress) => void;
}
