import { capitalAmount } from '@ooh/report/capital-amount';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../brand/brand-store.ts';
import { newOrder, seedSmallStock, shelterItem } from '../testing/small-stock.ts';
import { expectFailure, openTestService, type TestService } from '../testing/test-service.ts';

const [shenzhen, shanghai] = ['440300', '310100'] as const;
let service: TestService;
let orderId: string;

beforeAll(async () => {
  service = await openTestService();
  await seedSampleBrands(service.context.db);
  await seedSmallStock(service, shenzhen);
  await seedSmallStock(service, shanghai);
  ({ orderId } = await newOrder(
    service,
    [shelterItem(service, shenzhen, 0), shelterItem(service, shenzhen, 1), shelterItem(service, shanghai, 2)],
    {
      cityCodes: [shenzhen, shanghai],
      services: [{ serviceId: 's1', name: '第三方监播', amountFen: 1_234_500 }],
    },
  ));
});
afterAll(() => service?.close());

const fileNameOf = (disposition: unknown): string =>
  decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(String(disposition))![1]!);

test('the quotation of an order sums to the order, in figures and in capitals, whole and by city', async () => {
  const { row, items } = await service.body('mediaOrder/getById', { orderId });
  const answer = await service.call('v1/orders/quotation', { orderId });
  expect(answer.status).toBe(200);
  expect(fileNameOf(answer.headers['content-disposition'])).toMatch(
    /^星河汽车_秋季候车亭_报价单_V1_\d{8}\.xlsx$/,
  );
  const { cells } = readWorkbook(answer.bytes).sheets.get('报价单')!;
  const values = [...cells.values()].map(({ value }) => value);
  expect(values).toContain(capitalAmount(row.amounts.totalFen));
  expect(values).toContain(row.amounts.totalFen / 100);
  expect(values.some((value) => String(value).includes('第三方监播 12345.00 元'))).toBe(true);

  const part = await service.call('v1/orders/quotation', { orderId, cityCode: shanghai });
  const own = items.filter((item) => item.cityCode === shanghai);
  expect(own).toHaveLength(1);
  const partValues = [...readWorkbook(part.bytes).sheets.get('报价单')!.cells.values()];
  expect(partValues.map(({ value }) => value)).toContain(capitalAmount(own[0]!.amounts.totalFen));
  const notes = [...readWorkbook(part.bytes).sheets.get('说明')!.cells.values()].map(({ value }) => value);
  expect(notes).toEqual(expect.arrayContaining(['城市', '上海市', '媒体', '全部', '数据版本']));
  expectFailure(await service.call('v1/orders/quotation', { orderId, mediumId: 7 }), 'refused');
});
