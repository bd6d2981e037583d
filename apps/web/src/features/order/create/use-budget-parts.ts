import { useState } from 'react';
import { storageKey } from '../../../session/product-identity.ts';
import { readStored, writeStored } from '../../../session/stored-json.ts';
import { partsFor } from './budget-parts.ts';
import type { BudgetPart } from './split-amount.ts';

/**
 * How the budget lies over the cities. It guides the choice and is no part of the order, so it is kept in this
 * browser.
 * @param spentOf What the media cost with which the order was opened, by city.
 */
export function useBudgetParts(
  orderId: string,
  totalFen: number,
  cityCodes: readonly string[],
  spentOf: (cityCode: string) => number,
) {
  const key = storageKey(`order-budget/${orderId}`);
  const [stored, setStored] = useState(() => readStored(localStorage, key));
  const change = (parts: readonly BudgetPart[]) => {
    setStored(parts);
    writeStored(localStorage, key, parts);
  };
  return { parts: partsFor(stored, totalFen, cityCodes, spentOf), change };
}
