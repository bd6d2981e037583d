import { expect, test } from 'vitest';
import { audienceBenchmarks } from './audience-benchmarks.ts';

test('rows are unique, lie within their ranges, name a source, and reach belongs to a campaign', () => {
  const ids = audienceBenchmarks.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const {
    id,
    value,
    low,
    high,
    measure,
    campaign,
    source,
    definition,
    quality,
    year,
  } of audienceBenchmarks) {
    expect(value, id).toBeGreaterThanOrEqual(low ?? value);
    expect(value, id).toBeLessThanOrEqual(high ?? value);
    expect(source.length, id).toBeGreaterThan(5);
    expect(definition.length, id).toBeGreaterThan(5);
    expect(measure === 'reach-percent' || measure === 'frequency', id).toBe(campaign !== undefined);
    if (quality === 'target') expect([low, high], id).not.toContain(null);
    if (year !== null) expect(year, id).toBeGreaterThan(2000);
  }
});
