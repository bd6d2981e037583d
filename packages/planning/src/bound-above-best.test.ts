import { seededRandom } from '@ooh/measurement/random';
import { expect, test } from 'vitest';
import { checkPassageCertificate } from './check-certificate.ts';
import { marketOfRows, selectOnPanel } from './panel/select-panel.ts';
import { selectPassages } from './select-passages.ts';
import { exhaustivePassages } from './testing/exact.ts';
import { randomPassageInstance } from './testing/random-instance.ts';

test('no bound of any kind lies below the best plan of 2,000 exhaustively solved instances', () => {
  const random = seededRandom(91).next;
  const kinds = { tangent: 0, parts: 0, tried: 0 };
  for (let i = 0; i < 2000; i++) {
    const size = { media: 3 + Math.floor(random() * 4), persons: 4 + Math.floor(random() * 12) };
    const instance = randomPassageInstance(random, size);
    const k = 1 + (i % 4);
    const budget = Math.floor(instance.costs.reduce((sum, cost) => sum + cost, 0) * random());
    const best = exhaustivePassages(instance, budget, k);
    const least = best * (1 - 1e-9) - 1e-9;
    // Little work and no exact solution, so that every kind of proof occurs, including wide ones.
    const pairLimit = [300, 2000, 20_000][i % 3];
    const found = selectPassages(instance, { budget, k }, { seed: i, exactMedia: 0, pairLimit });
    const title = `instance ${i}`;
    expect(found.bound, title).toBeGreaterThanOrEqual(least);
    expect(found.value, title).toBeLessThanOrEqual(best + 1e-9);
    expect(checkPassageCertificate(instance, budget, k, found.certificate).reasons, title).toEqual([]);
    const { tree } = found.certificate.proof;
    kinds['tried' in tree ? 'tried' : 'tangent' in tree && !('rest' in tree) ? 'tangent' : 'parts']++;
    if (i % 10 !== 0) continue;
    const amounts = Uint8Array.from(instance.passages, (n) => Math.min(n, k));
    const market = marketOfRows({ ...instance, amounts: k === 1 ? null : amounts }, k);
    const onPanel = selectOnPanel(market, { costs: instance.costs, budget, k }, { seed: i, targetGap: 0 });
    expect(onPanel.bound, title).toBeGreaterThanOrEqual(least);
    expect(onPanel.bound, title).toBeLessThanOrEqual(
      instance.weights.reduce((sum, w) => sum + w, 0) * (1 + 1e-12),
    );
  }
  expect(Math.min(...Object.values(kinds)), JSON.stringify(kinds)).toBeGreaterThan(50);
}, 180_000);
