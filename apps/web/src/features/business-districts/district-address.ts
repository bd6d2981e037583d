import { crowdFields } from '../../shared/crowd-bar/crowd-address.ts';
import { codes, flag, id, oneOf, text } from '../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';
import { districtMetrics } from './district-metric-keys.ts';

/** What the dock of the screen holds. */
export const districtTabs = ['ranking', 'quadrants', 'compare'] as const;
export type DistrictTab = (typeof districtTabs)[number];

/** At most this many can be chosen: what goes into one condition is still looked over. */
export const maxChosen = 30;

/**
 * Business districts of a city, for people as the crowd bar asks about them. Districts, kinds of AOI and the chosen are
 * comma-separated; `asc` ranks the least first; `tab` is what the dock holds.
 */
export const districtList = listAddress({
  filters: { districts: text(600), types: text(300), q: text(60) },
  others: {
    ...crowdFields,
    metric: oneOf(districtMetrics),
    asc: flag(),
    tab: oneOf(districtTabs),
    draft: id(),
    ids: codes(/^[\w-]{1,80}$/, maxChosen, 3000),
  },
});
export type DistrictAddress = AddressOf<typeof districtList>;
