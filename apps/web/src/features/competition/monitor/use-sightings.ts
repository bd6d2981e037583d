import type { CallInput } from '@ooh/contract/registry';
import { useCall } from '../../../api/use-call.ts';
import type { MonitorAddress } from './monitor-address.ts';

const wallSize = 24;
/** Largest page of a list. */
const everySighting = 200;

export interface SightingQuestion {
  readonly filter: CallInput<'v1/competitor/sightings'>;
  readonly address: MonitorAddress;
  readonly isReady: boolean;
}

/** A page of sightings for wall and map, and the one that is open, which may be on another page. */
export function useSightings({ filter, address, isReady }: SightingQuestion) {
  const { view = 'wall', page: pageNo = 1, q: keyword = '', id } = address;
  const page = useCall(
    'v1/competitor/sightings',
    { ...filter, keyword, pageNo, pageSize: wallSize, withPoints: view === 'map' },
    { keepPrevious: true, enabled: isReady && (view === 'wall' || view === 'map') },
  );
  const rows = page.data?.rows ?? [];
  const at = rows.findIndex(({ sightingId }) => sightingId === id);
  const single = useCall(
    'v1/competitor/sightings',
    { ...filter, placementId: id?.replace(/-\d+$/, ''), pageSize: everySighting },
    { enabled: isReady && id !== undefined && at === -1 },
  );
  return {
    page,
    open: id === undefined ? undefined : (rows[at] ?? single.data?.rows.find((row) => row.sightingId === id)),
    /** Id of the sighting before or after the open one, around the ends of the page. */
    beside: (by: -1 | 1) => rows.at((at + by + rows.length) % Math.max(1, rows.length))?.sightingId,
  };
}
