import { photoDoubts, photoVerdicts, type PhotoDoubt } from '@ooh/contract/domain/monitoring-names';
import { postingStates, type PostingState } from '@ooh/contract/domain/order-names';
import { adcodeOf, countOf, idOf, sortOf, textOf } from '../../../ui/table/read-search.ts';

export const monitoringViews = ['board', 'table', 'photos', 'map', 'timeline'] as const;
export type MonitoringView = (typeof monitoringViews)[number];

export const viewNames: Readonly<Record<MonitoringView, string>> = {
  board: '看板',
  table: '点位表',
  photos: '照片墙',
  map: '地图',
  timeline: '时间轴',
};

export const postingSorts = ['plannedFrom', 'postedOn', 'unitName', 'state'] as const;

/** Order, view and filters of the monitoring page, as the address holds them. */
export interface MonitoringAddress {
  readonly orderId?: string;
  readonly view?: MonitoringView;
  readonly city?: string;
  readonly state?: PostingState;
  readonly q?: string;
  readonly sort?: string;
  /** Of photos. */
  readonly verdict?: (typeof photoVerdicts)[number];
  readonly doubt?: PhotoDoubt;
  readonly page?: number;
  readonly size?: number;
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseMonitoringAddress(search: Readonly<Record<string, unknown>>): MonitoringAddress {
  return {
    orderId: idOf(search.orderId ?? search.id),
    view: monitoringViews.find((view) => view === search.view),
    city: adcodeOf(search.city),
    state: postingStates.find((state) => state === search.state),
    q: textOf(search.q, 60),
    sort: sortOf(postingSorts, search.sort),
    verdict: photoVerdicts.find((verdict) => verdict === search.verdict),
    doubt: photoDoubts.find((doubt) => doubt === search.doubt),
    page: countOf(search.page, 100_000),
    size: countOf(search.size, 200),
  };
}
