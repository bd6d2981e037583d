import type { FaceRecord, PositionRecord } from '../city-data/inventory/inventory-record.ts';

type Given<Row, Names extends keyof Row> = Pick<Row, Names> & Partial<Row>;

/** An illuminated static face of 3.5 × 1.5 m by default. */
export const faceRecord = (own: Given<FaceRecord, 'faceId' | 'faceNo'>): FaceRecord => ({
  formId: 1,
  widthMillimeters: 3500,
  heightMillimeters: 1500,
  isLit: true,
  facingDegrees: null,
  spotSeconds: null,
  loopSeconds: null,
  slots: 1,
  ...own,
});

/** A position of level A with default coordinates. */
export const positionRecord = (
  own: Given<PositionRecord, 'positionId' | 'mediumId' | 'code' | 'name' | 'lng' | 'lat' | 'faces'>,
): PositionRecord => ({
  address: null,
  districtName: null,
  level: 'A',
  operator: null,
  roadId: null,
  aoiId: null,
  businessDistrictId: null,
  metroStationId: null,
  isIndicative: true,
  estimatedFields: [],
  ...own,
});
