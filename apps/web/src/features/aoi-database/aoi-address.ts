import { count, oneNumberOf, placeId, text } from '../../ui/address/address-fields.ts';
import { crowdFields } from '../../shared/crowd-bar/crowd-address.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';

/** Columns that the list can be sorted by, as the service names its orders. */
const aoiSorts = ['persons', 'taConcentrationPeople', 'tgi', 'squareMeters', 'name'] as const;
export type AoiSort = (typeof aoiSorts)[number];

/**
 * AOIs of a city. Kinds and districts are comma-separated, `cbd` is a business district; least people a day, least
 * concentration of the audience in percent, area from and to in hectares. `aoi` is the one whose details are open.
 */
export const aoiList = listAddress({
  filters: {
    type: text(300),
    districts: text(600),
    cbd: placeId(),
    q: text(60),
    persons: count(100_000_000),
    share: count(100),
    from: count(100_000),
    to: count(100_000),
  },
  sorts: aoiSorts,
  others: {
    city: crowdFields.city,
    ta: crowdFields.ta,
    aoi: placeId(),
    ring: oneNumberOf([300, 500, 1000, 3000]),
  },
  details: ['aoi', 'ring'],
});
export type AoiAddress = AddressOf<typeof aoiList>;
