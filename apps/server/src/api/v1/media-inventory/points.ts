import { grantedInventory } from '../../../city-data/inventory/granted-inventory.ts';
import { positionPoints } from '../../../city-data/inventory/inventory-store.ts';
import type { Handler } from '../../handler.ts';

const maxPoints = 20_000;

export const getMediaPoints: Handler<'v1/media-inventory/points'> = async (context, input, { user }) => {
  const granted = await grantedInventory(context, user, input);
  if (granted === null) return { points: [], total: 0 };
  const { rows, total } = await positionPoints(context.db, granted.filter, maxPoints);
  return {
    points: rows.map(({ position_id, lng, lat, level }) => ({ positionId: position_id, lng, lat, level })),
    total,
  };
};
