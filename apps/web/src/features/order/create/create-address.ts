import { orderModes, type OrderMode } from '@ooh/contract/domain/order-names';
import { adcodeOf, idOf } from '../../../ui/table/read-search.ts';

/** Steps of the wizard, in order. */
export const createSteps = ['需求信息', '方案配置', '排期与确认'] as const;

/** What the addresses of the wizard hold. */
export interface CreateAddress {
  readonly orderId?: string;
  /** How a new order comes to its media. */
  readonly mode?: OrderMode;
  /** The city that is being worked on. */
  readonly city?: string;
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseCreateAddress(search: Readonly<Record<string, unknown>>): CreateAddress {
  return {
    orderId: idOf(search.orderId),
    mode: orderModes.find((mode) => mode === search.mode),
    city: adcodeOf(search.city),
  };
}
