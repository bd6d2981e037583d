import type { PlanLine } from '@ooh/contract/domain/bus';

/** A line for tests, with what a test does not care about filled in. */
export function lineForTest(fields: Partial<PlanLine> & { lineId: string }): PlanLine {
  return {
    lineName: `${fields.lineId}路`,
    level: 'A',
    operator: null,
    fromStop: '火车站',
    toStop: '世界之窗',
    lengthMeters: 18_000,
    stopCount: 24,
    headwayMinutes: 8,
    dailyRiders: 4200,
    singleDeckVehicles: 18,
    doubleDeckVehicles: 0,
    availableSingle: 12,
    availableDouble: 0,
    inPublication: [6, 4, 2, 0],
    registeredOn: '2026-11-02',
    prices: [{ formId: 1, deck: 'single', priceFen: 1_200_000, isPlaceholderPrice: true }],
    estimatedFields: [],
    contactsPerVehicleDay: 52_000,
    taContactsPerVehicleDay: 4300,
    taConcentration: { value: 0.083, low: 0.08, high: 0.086, suppressed: false },
    tgi: { value: 104, low: 101, high: 107, suppressed: false },
    taReachOfOneVehicle: 0.21,
    suggestedVehicles: 0,
    unchosenReason: null,
    leastPurchase: null,
    contactWeight: null,
    recommendIndex: { score: 70, parts: [{ name: 'TA 触达', points: 70 }] },
    ...fields,
  };
}
