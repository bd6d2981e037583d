import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { jsonb } from '../../platform/storage/postgres/database.ts';
import { computedPlan } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { startTestService } from '../../testing/test-service.ts';
import type { CitySummary } from '../../platform/storage/postgres/tables/smart-select-tables.ts';

const shenzhen = '440300';

const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, shenzhen);
});

/** A plan whose stored summary says that so many panel persons stand in and outside its audience. */
async function planWith(reach: number, panelPersons: number, otherPersons: number): Promise<string> {
  const { db } = service.context;
  const { planId } = await computedPlan(service, { budgetFen: 40_000_000 });
  const { summary } = await db
    .selectFrom('bus_plan_city')
    .select('summary')
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow();
  const shown: CitySummary = { ...summary!, taUniverse: 1000, reach, panelPersons, otherPersons };
  await db
    .updateTable('bus_plan_city')
    .set({ summary: jsonb(shown) })
    .where('plan_id', '=', planId)
    .execute();
  return planId;
}

test.each(['asc', 'desc'] as const)(
  'a figure that is withheld tells nothing by the place of its row (%s)',
  async (order) => {
    const minimum = service.context.config.minimumCell;
    const shown = [await planWith(300, minimum, minimum), await planWith(700, minimum, 0)];
    const hidden = [
      await planWith(100, minimum - 1, minimum),
      await planWith(900, minimum, minimum - 1),
      await planWith(500, 0, 0),
    ];
    const { rows } = await service.body('ai-option-mode/list', {
      sortBy: 'reachShare',
      order,
      pageSize: 100,
    });
    const ids = rows.map((row) => row.planId).filter((planId) => [...shown, ...hidden].includes(planId));
    const ranked = order === 'asc' ? shown : shown.toReversed();
    expect(ids).toEqual([...ranked, ...hidden.toReversed()]);
    expect(rows.filter((row) => row.reachShare.suppressed).map((row) => row.planId)).toEqual(
      expect.arrayContaining(hidden),
    );
  },
);
