/**
 * Venue types of the OpenOOH Venue Taxonomy, version 1.1.0 of 31 March 2021
 * (https://github.com/openooh/venue-taxonomy, specification-1.1.md), for the media of this product. The taxonomy describes where
 * an advertisement is, not what it is: several media share a venue, and lifts are of different venues by their building.
 */
export const openOohVersion = '1.1.0';

export interface OpenOohVenue {
  readonly id: number;
  /** The id behind those of its parents, as `venuetypelist`. */
  readonly path: readonly number[];
  readonly name: string;
}

const venue = (id: number, path: readonly number[], name: string): OpenOohVenue => ({
  id,
  path: [...path, id],
  name,
});

const venues = {
  airports: venue(101, [1], 'Transit / Airports'),
  subway: venue(105, [1], 'Transit / Subway'),
  subwayPlatform: venue(10_502, [1, 105], 'Transit / Subway / Platform'),
  trainStations: venue(106, [1], 'Transit / Train Stations'),
  billboards: venue(301, [3], 'Outdoor / Billboards'),
  spectacular: venue(30_103, [3, 301], 'Outdoor / Billboards / Spectacular'),
  busShelters: venue(303, [3], 'Outdoor / Bus Shelters'),
  officeElevator: venue(70_101, [7, 701], 'Office Buildings / Elevator'),
  theaterLobby: venue(80_201, [8, 802], 'Leisure / Movie Theaters / Lobby'),
  apartments: venue(1101, [11], 'Residential / Apartment Buildings and Condominiums'),
  apartmentElevator: venue(110_102, [11, 1101], 'Residential / Apartment Buildings / Elevator'),
} as const;

/** `medium` or `medium|form` → its venues, the form's before the medium's; several where the building decides. */
const venuesOf: Readonly<Record<string, readonly OpenOohVenue[]>> = {
  '2': [venues.busShelters],
  '3': [venues.subway],
  '3|3': [venues.subwayPlatform],
  '4': [venues.subwayPlatform],
  '5': [venues.apartmentElevator, venues.officeElevator],
  '6': [venues.apartmentElevator, venues.officeElevator],
  '7': [venues.spectacular],
  '8': [venues.billboards],
  '9': [venues.apartments],
  '10': [venues.theaterLobby],
  '11': [venues.trainStations],
  '12': [venues.airports],
};

/** The venues of a form of a medium: none outside the taxonomy, as the outside of buses; several where the building decides. */
export const openOohVenues = (mediumId: number, formId: number): readonly OpenOohVenue[] =>
  venuesOf[`${mediumId}|${formId}`] ?? venuesOf[String(mediumId)] ?? [];
