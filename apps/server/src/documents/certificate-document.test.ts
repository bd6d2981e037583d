import { percentText } from '@ooh/contract/core/percent-text';
import { certificateSentence } from '@ooh/contract/domain/certificate-sentence';
import { DEFAULT_VISIBILITY } from '@ooh/measurement/visibility';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { computedPlan } from '../testing/seeded-plan.ts';
import { seedSmallCity } from '../testing/small-city.ts';
import { expectFailure, startTestService } from '../testing/test-service.ts';

const cityCode = '440300';
const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode, { persons: 3000, lines: 24 });
});

/** Texts of a PDF whose strings are written as UTF-16 in hexadecimal, without line breaks. */
const textOf = (bytes: Buffer): string =>
  [...bytes.toString('latin1').matchAll(/<([0-9A-Fa-f]+)> Tj/g)]
    .map(([, hex]) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    .join('');

test('the proof says what the page says, has the same bytes again, and not of an edited plan', async () => {
  const { planId } = await computedPlan(service);
  const where = { planId, cityCode };
  const answer = await service.call('v1/bus-plan/certificate-document', where);
  expect(answer.status).toBe(200);
  expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const saved = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  const text = textOf(answer.bytes).replaceAll(/\s/g, '');
  const certificate = saved.certificate!;
  expect(text).toContain(certificateSentence(certificate).replaceAll(/\s/g, ''));
  expect(text).toContain(`TA到达率：${percentText(saved.evaluation!.reachShare.value!)}`);
  const [calibration] = saved.evaluation!.sensitivity;
  expect(calibration).toMatchObject({ name: '校准系数', value: DEFAULT_VISIBILITY.calibrationScale });
  expect(calibration.shareAtLow).toBeLessThan(saved.evaluation!.reachShare.value!);
  expect(calibration.shareAtHigh).toBeGreaterThan(saved.evaluation!.reachShare.value!);
  expect(text).toContain(
    `TA到达率为${percentText(calibration.shareAtLow)}至${percentText(calibration.shareAtHigh)}`,
  );
  expect(text).toContain(certificate.instanceHash);
  expect(text).toContain(`${saved.delivery.lines.length}条线路`);
  for (const { releaseNo } of saved.evaluation!.basis.dataReleases) expect(text).toContain(releaseNo);
  service.advance(86_400_000);
  const again = await service.call('v1/bus-plan/certificate-document', where);
  expect(again.bytes.equals(answer.bytes)).toBe(true);
  const pages = answer.bytes.toString('latin1').match(/\/Type ?\/Page\b/g)!;
  expect(pages.length).toBeLessThanOrEqual(3);

  await service.body('bus-plan/v1/saveCityBusLinePlanDeliveryData', {
    ...where,
    delivery: { lines: saved.delivery.lines.slice(0, 1) },
    deliveryVersion: saved.deliveryVersion,
  });
  expectFailure(await service.call('v1/bus-plan/certificate-document', where), 'refused');
});

test('the proof names the lines that were demanded and ruled out, of this city only, as they were when it was proved', async () => {
  const fresh = await computedPlan(service);
  const { lines } = await service.body('bus-plan/v1/getBusLineByPlanCity', {
    planId: fresh.planId,
    cityCode,
  });
  const unwanted = lines.filter(({ suggestedVehicles }) => suggestedVehicles === 0);
  const wanted = lines.filter(({ suggestedVehicles }) => suggestedVehicles > 0);
  const [must] = unwanted.filter(({ availableSingle }) => availableSingle > 0);
  const excluded = [...wanted, ...unwanted].filter((line) => line !== must).slice(0, 14);
  const { planId, version } = await computedPlan(
    service,
    {},
    { mustLineIds: [must.lineId], excludedLineIds: excluded.map(({ lineId }) => lineId) },
  );
  const where = { planId, cityCode };
  const saved = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  const chosen = new Set(saved.delivery.lines.map(({ lineId }) => lineId));
  expect(chosen).toContain(must.lineId);
  for (const { lineId } of excluded) expect(chosen).not.toContain(lineId);
  expect(saved.certificate!.mustLines).toEqual([must.lineName]);
  expect(saved.certificate!.excludedLines.toSorted()).toEqual(
    excluded.map((line) => line.lineName).toSorted(),
  );

  const proof = async () =>
    textOf((await service.call('v1/bus-plan/certificate-document', where)).bytes).replaceAll(/\s/g, '');
  const names = saved.certificate!.excludedLines;
  const asked = [
    `必选线路1条，均已投放：深圳市${must.lineName}。`,
    `排除线路14条，均未投放：深圳市${names.slice(0, 12).join('、')}等14条，全部见附录。`,
    `排除线路（14条）：${names.join('、')}。`,
  ];
  for (const text of asked) expect(await proof()).toContain(text.replaceAll(/\s/g, ''));

  // A later wish is not what was proved.
  await service.body('ai-option-mode/update', {
    planId,
    version: version + 1,
    strategy: { mustLineIds: [], excludedLineIds: [] },
  });
  for (const text of asked) expect(await proof()).toContain(text.replaceAll(/\s/g, ''));

  // Certificates of before the names were kept are read from what the planner was asked.
  const { db } = service.context;
  const { certificate_summary: summary } = await db
    .selectFrom('bus_plan_city')
    .select('certificate_summary')
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow();
  const { mustLines: _must, excludedLines: _excluded, ...old } = summary!;
  await db
    .updateTable('bus_plan_city')
    .set({ certificate_summary: JSON.stringify(old) })
    .where('plan_id', '=', planId)
    .execute();
  const read = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  expect(read.certificate!.mustLines).toEqual([must.lineName]);
  expect(read.certificate!.excludedLines.toSorted()).toEqual(names.toSorted());
});
