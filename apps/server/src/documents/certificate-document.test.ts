import { certificateSentence } from '@ooh/contract/domain/certificate-sentence';
import { beforeAll, expect, test } from 'vitest';
import { percentText } from '../disclosure/figure-text.ts';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { computedPlan } from '../testing/seeded-plan.ts';
import { seedSmallCity } from '../testing/small-city.ts';
import { expectFailure, startTestService } from '../testing/test-service.ts';

const cityCode = '440300';
const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode, { persons: 3000 });
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
