import { expect, test } from 'vitest';
import { startTestService } from '../testing/test-service.ts';

// What clients write that were not written from the contract: see decision 0032.
const service = startTestService();
const content = '/api/heran-media-resource-content-service/';

const get = (url: string, headers: Record<string, string>) =>
  service.app.inject({ method: 'GET', url, headers });

async function post(path: string, payload: string) {
  const authorization = `Bearer ${await service.tokenOf('planner')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  return service.app.inject({ method: 'POST', url: content + path, payload, headers });
}

test('an effect call answers at both addresses in which the specification writes it', async () => {
  const authorization = `Bearer ${await service.tokenOf('planner')}`;
  const orderId = '0193a1b2-0000-7000-8000-000000000001';
  for (const path of [`${orderId}/getCityExposure`, `getCityExposure/${orderId}`]) {
    const answer = await get(`${content}effectestimate/${path}`, { authorization });
    expect([answer.statusCode, answer.json<{ code: string; message: string }>().message]).toEqual([
      404,
      expect.stringContaining('订单'),
    ]);
  }
});

test('a call without fields takes an empty body that is announced as JSON', async () => {
  const answer = await post('account/get-user-info', '');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([200, '01']);
});

test('names that a call does not know are refused, in a body and in a query', async () => {
  const body = await post('account/updateLoginUser', JSON.stringify({ nickName: '李雷', nick: 'x' }));
  expect([body.statusCode, body.json<{ message: string }>().message]).toEqual([
    400,
    '参数不正确：没有名为 nick 的参数',
  ]);
  const authorization = `Bearer ${await service.tokenOf('planner')}`;
  const query = await get(`${content}common/getBrandNameList?name=a&keyword=b`, { authorization });
  expect(query.json<{ message: string }>().message).toBe('参数不正确：没有名为 name 的参数');
});

test('a list in a query may be written with brackets', async () => {
  const authorization = `Bearer ${await service.tokenOf('planner')}`;
  const answer = await get(`${content}common/getCrowdLabelList?regionCodes[]=440300&regionCodes[]=310100`, {
    authorization,
  });
  expect(answer.statusCode).toBe(200);
});
