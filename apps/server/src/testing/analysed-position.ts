import type { PositionRecord } from '../city-data/inventory/inventory-record.ts';
import { faceRecord, positionRecord } from './inventory-records.ts';

export const analysedLevels = ['S', 'A'] as const;

/** Position n: a shelter or a metro screen; every third stands in the business district. */
export function positionOf(cityCode: string, n: number): PositionRecord {
  const mediumId = n % 3 === 0 ? 4 : 2;
  const positionId = `${cityCode}-p${n}`;
  return positionRecord({
    positionId,
    mediumId,
    code: `P${n}`,
    name: `点位${n}`,
    lng: 114 + n * 0.001,
    lat: 22.5,
    level: analysedLevels[n % 2],
    businessDistrictId: n % 3 === 1 ? `${cityCode}-cbd` : null,
    // Shelters of number 2, 8 … have faces of two forms.
    faces: [1, 2].map((no) =>
      faceRecord({
        faceId: `${positionId}-${no}`,
        faceNo: String(no),
        formId: mediumId === 2 && n % 6 === 2 && no === 2 ? 2 : 1,
        slots: mediumId === 4 ? 3 : 1,
      }),
    ),
  });
}
