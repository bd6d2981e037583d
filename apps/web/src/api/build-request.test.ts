import { expect, test } from 'vitest';
import { buildRequest } from './build-request.ts';

test('path parameters, query and body come out of one input', () => {
  expect(
    buildRequest('GET', '/api/v1/bus-lines/{lineId}', { lineId: 'a/b 1', city: '440300', keys: ['x', 'y'] }),
  ).toEqual({
    url: '/api/v1/bus-lines/a%2Fb%201?city=440300&keys=x%2Cy',
    body: undefined,
  });
  expect(buildRequest('POST', '/api/v1/jobs/{jobId}/cancel', { jobId: 'j', why: null })).toEqual({
    url: '/api/v1/jobs/j/cancel',
    body: '{"why":null}',
  });
});

test('undefined and null stay out of a query, false and zero do not', () => {
  expect(buildRequest('GET', '/x', { a: undefined, b: null, c: false, d: 0, e: '' }).url).toBe(
    '/x?c=false&d=0&e=',
  );
  expect(buildRequest('GET', '/x', {}).url).toBe('/x');
});

test('a missing path parameter is refused instead of calling another address', () => {
  expect(() => buildRequest('GET', '/api/{id}', {})).toThrow(RangeError);
  expect(() => buildRequest('GET', '/api/{id}', { id: '' })).toThrow(RangeError);
});
