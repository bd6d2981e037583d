import { photoDoubts, photoVerdicts } from '@ooh/contract/domain/monitoring-names';
import { postingStates } from '@ooh/contract/domain/order-names';
import { adcode, id, oneOf, text } from '../../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../../ui/list/list-address.ts';

export const monitoringViews = ['board', 'table', 'photos', 'map', 'timeline'] as const;
export type MonitoringView = (typeof monitoringViews)[number];

export const viewNames: Readonly<Record<MonitoringView, string>> = {
  board: '看板',
  table: '点位表',
  photos: '照片墙',
  map: '地图',
  timeline: '时间轴',
};

const postingSorts = ['plannedFrom', 'postedOn', 'unitName', 'state'] as const;

/** Units of an order that is monitored, and its photos by verdict and doubt. */
export const postingList = listAddress({
  filters: { city: adcode(), state: oneOf(postingStates), q: text(60) },
  sorts: postingSorts,
  others: {
    orderId: id(),
    view: oneOf(monitoringViews),
    verdict: oneOf(photoVerdicts),
    doubt: oneOf(photoDoubts),
    // The one unit whose photos are shown.
    posting: id(),
  },
  alias: { orderId: 'id' },
});
export type MonitoringAddress = AddressOf<typeof postingList>;
