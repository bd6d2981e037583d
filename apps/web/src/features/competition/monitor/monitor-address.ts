import { codes, id, oneNumberOf, oneOf, text } from '../../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../../ui/list/list-address.ts';
import { ranges } from '../competition-address.ts';

export const views = ['wall', 'table', 'map', 'overlap'] as const;
export const viewNames = { wall: '图墙', table: '表', map: '地图', overlap: '重合' } as const;

export const monitorList = listAddress({
  filters: {
    industry: text(40),
    brand: codes(/^[\w-]{1,64}$/, 5, 400),
    city: codes(/^\d{6}$/, 60, 500),
    media: codes(/^\d{1,4}$/, 50, 300),
    range: oneNumberOf(ranges),
    q: text(60),
  },
  sorts: ['lastSeen', 'spend', 'units', 'days'],
  others: {
    draft: id(),
    own: id(),
    view: oneOf(views),
    /** Sighting in the lightbox. */
    id: text(120),
  },
  details: ['id'],
});
export type MonitorAddress = AddressOf<typeof monitorList>;
