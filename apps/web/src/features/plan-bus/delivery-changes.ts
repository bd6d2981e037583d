import type { Delivery } from '@ooh/contract/domain/bus';
import { vehiclesByLine } from './edit-delivery.ts';

export interface DeliveryChange {
  readonly lineId: string;
  readonly mine: number;
  readonly theirs: number;
}

/** Lines whose vehicles differ between two deliveries, the largest difference first. */
export function deliveryChanges(mine: Delivery, theirs: Delivery): DeliveryChange[] {
  const [own, other] = [vehiclesByLine(mine), vehiclesByLine(theirs)];
  return [...new Set([...own.keys(), ...other.keys()])]
    .map((lineId) => ({ lineId, mine: own.get(lineId) ?? 0, theirs: other.get(lineId) ?? 0 }))
    .filter((change) => change.mine !== change.theirs)
    .sort((a, b) => Math.abs(b.mine - b.theirs) - Math.abs(a.mine - a.theirs));
}
