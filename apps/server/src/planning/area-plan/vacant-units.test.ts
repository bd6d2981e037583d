import { expect, test } from 'vitest';
import type { StoredUnit } from './area-plan-store.ts';
import { positionsOfUnits } from './vacant-units.ts';

const unit = (position_id: string, form_id: number, chosen_faces: number) =>
  ({ position_id, form_id, chosen_faces, name: `点位${position_id}`, lng: 114, lat: 22.5 }) as StoredUnit;

test('a position that is sold in two forms is one position, chosen where one of them is', () => {
  const positions = positionsOfUnits([unit('a', 1, 2), unit('a', 2, 0), unit('b', 1, 0)]);
  expect(positions).toEqual([
    { positionId: 'a', name: '点位a', lng: 114, lat: 22.5, isChosen: true },
    { positionId: 'b', name: '点位b', lng: 114, lat: 22.5, isChosen: false },
  ]);
});
