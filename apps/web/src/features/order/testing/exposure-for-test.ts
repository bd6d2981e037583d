import type { PlannedExposure } from '../list/planned-exposures.ts';

/** A computed order of one city. */
export function exposureForTest(change: Partial<PlannedExposure> = {}): PlannedExposure {
  return {
    orderId: 'o-1',
    state: 'computed',
    reason: null,
    impressions: { value: 12_000_000.4, low: 11_400_000, high: 12_600_000, suppressed: false },
    reach: { value: 1_800_000, low: 1_740_000, high: 1_860_000, suppressed: false },
    cpmFen: 1860,
    cities: [
      {
        cityCode: '440300',
        cityName: '深圳市',
        state: 'measured',
        reason: null,
        basis: {
          nature: '预估',
          source: '城市模拟样本',
          universe: '深圳市常住15岁及以上人口',
          universePersons: 14_850_994,
          period: '2026-12-01 至 2026-12-28',
          dataReleases: [{ kind: 'panel', releaseNo: 'R-440300-panel-1' }],
          isDemo: true,
        },
        unmeasuredUnits: 0,
      },
    ],
    ...change,
  };
}

const none = { value: null, low: null, high: null, suppressed: false };

/** An order that nobody has had computed. */
export const waitingForTest = (orderId: string): PlannedExposure =>
  exposureForTest({
    orderId,
    state: 'waiting',
    reason: '尚未测算',
    impressions: none,
    reach: none,
    cpmFen: null,
    cities: [],
  });
