import { seededRandom } from '@ooh/measurement/random';
import { expect, test } from 'vitest';
import { isTarget, measuredCity as shenzhen, startMeasuredOrder } from '../../testing/measured-order.ts';
import { expectFailure } from '../../testing/test-service.ts';

const measured = startMeasuredOrder();
const { service } = measured;

const as = { as: 'customer' } as const;

test('behaviour: classes share out the audience, and effects without data are not claimed', async () => {
  const found = await service.body(
    'effectestimate/{orderId}/getBehaviorDetailsData',
    { orderId: measured.order.orderId },
    as,
  );
  expect(found.classes.map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [1, 2],
    [3, 5],
    [6, null],
  ]);
  expect(found.classes.reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(1, 8);
  expect(found.outcomes.map(({ kind, state }) => [kind, state])).toEqual([
    ['visit', 'no-source'],
    ['search', 'no-source'],
  ]);
});

const sendOutcomes = (lines: readonly string[], isDryRun: boolean, who: object = { as: 'admin' }) =>
  service.upload(
    'v1/effect/outcomes',
    { orderId: measured.order.orderId, cityCode: shenzhen, isDryRun: String(isDryRun) },
    {
      fileName: '到访.csv',
      bytes: Buffer.from(['人员编号,类型,安慰剂期次数,投放前次数,投放后次数', ...lines].join('\n')),
    },
    who,
  );

test('outcomes of panel persons become an effect with matched control, claimed only where it may be', async () => {
  const read = async () =>
    (
      await service.body(
        'effectestimate/{orderId}/getBehaviorDetailsData',
        { orderId: measured.order.orderId },
        as,
      )
    ).outcomes[0];
  const random = seededRandom(3);
  const did = (chance: number) => (random.next() < chance ? 1 : 0);
  const isExposed = (mean: number) => 1 - Math.exp(-mean) >= 0.5;
  const means = measured.contacts([15 + 11, 15]);
  const women = measured.city.panel.persons.filter(({ labels }) => isTarget(labels));
  const exposed = women.filter(({ person }) => isExposed(means[person])).length;
  const control = women.filter(({ person }) => 1 - Math.exp(-means[person]) <= 0.1).length;
  // Everybody came before; of the control every fortieth no more.
  const strong = means.map((mean, p) => `${p},到访,1,1,${isExposed(mean) || p % 40 > 0 ? 1 : 0}`);
  expectFailure(await sendOutcomes(strong, true, as), 'refused');
  expect((await sendOutcomes(strong, true)).envelope.body).toMatchObject({
    rowsAccepted: 1200,
    isWritten: false,
  });
  expect((await read()).state).toBe('no-source');
  expect((await sendOutcomes(strong, false)).envelope.body!.isWritten).toBe(true);
  const found = await read();
  expect(found).toMatchObject({ cityCode: shenzhen, cityName: '深圳市' });
  if (exposed >= 50 && control >= 50) {
    expect(found.state).toBe('measured');
    expect(Math.abs(found.uplift.value! - 0.025)).toBeLessThan(0.03);
    expect(found.placebo).toMatchObject({ value: 0, low: 0, high: 0 });
    expect(found.source).toBe('到访.csv');
  } else expect(found).toMatchObject({ state: 'small-sample', uplift: { value: null } });
  // Rare outcomes leave too little power for a claim.
  await sendOutcomes(
    means.map((_, p) => `${p},到访,${did(0.05)},${did(0.05)},${did(0.06)}`),
    false,
  );
  const rare = await read();
  expect(['underpowered', 'small-sample', 'placebo-failed']).toContain(rare.state);
  expect(rare.uplift.value).toBeNull();
  expect((await sendOutcomes(['99999,到访,0,0,1', '1,看见,0,0,1'], false)).envelope.body).toMatchObject({
    rowsAccepted: 0,
    isWritten: false,
    issueCount: 2,
  });
});
