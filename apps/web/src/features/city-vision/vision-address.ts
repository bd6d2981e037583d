import { spatialUnits } from '@ooh/contract/domain/crowd-names';
import { crowdFields } from '../../shared/crowd-bar/crowd-address.ts';
import { codes, flag, hour, listOf, oneOf, placeId, text } from '../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';
import { visionMetrics } from './vision-metric-keys.ts';

export const visionLayers = ['media', 'outlines', 'commutes'] as const;
export type VisionLayer = (typeof visionLayers)[number];

/** Two areas are compared. */
export const maxPins = 2;

/**
 * A city seen through: people as the crowd bar asks about them; `unit` and `metric` of the map, `at` one hour of the day
 * instead of all the hours asked about, `layers` laid over it, `cmp` everybody beside the audience, `ring` a drawn area as
 * ring-text.ts writes it, `pin` the compared areas, `area` the one whose people are open.
 */
export const visionList = listAddress({
  filters: {},
  sorts: ['persons', 'taPersons', 'taConcentrationPeople', 'tgi', 'mediaPositions', 'busLines'],
  others: {
    ...crowdFields,
    unit: oneOf(spatialUnits),
    metric: oneOf(visionMetrics),
    at: hour(),
    layers: listOf(visionLayers),
    cmp: flag(),
    ring: text(4000),
    pin: codes(/^[\w-]{1,80}$/, maxPins, 200),
    area: placeId(),
    tab: oneOf(['ranking', 'compare']),
  },
  details: ['area'],
});
export type VisionAddress = AddressOf<typeof visionList>;
