import { orderModes } from '@ooh/contract/domain/order-names';
import {
  adcode,
  codes,
  count,
  id,
  matching,
  oneNumberOf,
  oneOf,
  text,
} from '../../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../../ui/list/list-address.ts';

/** Steps of the wizard, in order. */
export const createSteps = ['需求信息', '方案配置', '排期与确认'] as const;

/** What units for sale are sorted by. */
export const offerSorts = ['priceFen', 'freeUnits', 'unitName'] as const;
/** At most this many reference schemes stand side by side. */
export const maxSchemes = 3;

/** What the addresses of the wizard hold. */
export const createList = listAddress({
  filters: { level: text(10), q: text(60) },
  sorts: offerSorts,
  others: {
    orderId: id(),
    // What another page has sent for a new order.
    handOver: id(),
    // How a new order comes to its media.
    mode: oneOf(orderModes),
    // The city that is being worked on; the one that a schedule is narrowed to.
    city: adcode(),
    // The medium that a schedule is narrowed to.
    medium: count(10_000),
    // Form that media are chosen in: its medium and its own number.
    form: matching(/^\d{1,6}:\d{1,6}$/),
    // Units without a free place are listed too.
    all: oneNumberOf([1]),
    // Reference schemes that are chosen: ids with commas between.
    schemes: codes(/^[\w-]{1,60}$/, maxSchemes, 200),
  },
  details: ['schemes'],
});
export const parseCreateAddress = createList.parse;
export type CreateAddress = AddressOf<typeof createList>;
