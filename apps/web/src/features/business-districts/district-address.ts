import { adcode, codes, flag, matching, oneOf, text } from '../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';
import { districtMetrics } from './district-metric-keys.ts';

/** What the dock of the screen holds. */
export const districtTabs = ['ranking', 'quadrants', 'compare'] as const;
export type DistrictTab = (typeof districtTabs)[number];

/** At most this many can be chosen: what goes into one condition is still looked over. */
export const maxChosen = 30;

/**
 * Business districts of a city. `ym` is a month, the measured week when left out; the audience is as audience-text.ts
 * writes it; districts, kinds of AOI and the chosen are comma-separated; `asc` ranks the least first; `tab` is what the dock holds.
 */
export const districtList = listAddress({
  filters: { districts: text(600), types: text(300), q: text(60) },
  others: {
    city: adcode(),
    ym: matching(/^20\d{2}-(0[1-9]|1[0-2])$/),
    day: oneOf(['workday', 'weekend']),
    ta: text(4000),
    metric: oneOf(districtMetrics),
    asc: flag(),
    tab: oneOf(districtTabs),
    ids: codes(/^[\w-]{1,80}$/, maxChosen, 3000),
  },
});
export type DistrictAddress = AddressOf<typeof districtList>;
