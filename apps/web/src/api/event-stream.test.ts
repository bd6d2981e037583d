import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventSplitter } from './event-stream.ts';

const stream =
  ': hello\n\nid: 1\nevent: progress\ndata: {"a":1}\n\ndata: one\ndata: two\n\nevent: empty\n\ndata: {"b":2}\r\n\r\n';
const events = [
  { id: '1', name: 'progress', data: '{"a":1}' },
  { id: undefined, name: 'message', data: 'one\ntwo' },
  { id: undefined, name: 'message', data: '{"b":2}' },
];

test('a stream splits into its events, whatever pieces it comes in', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: stream.length - 1 }), { maxLength: 12 }), (cuts) => {
      const split = createEventSplitter();
      const edges = [0, ...cuts.sort((a, b) => a - b), stream.length];
      const found = edges.slice(1).flatMap((end, at) => split(stream.slice(edges[at], end)));
      expect(found).toEqual(events);
    }),
  );
});

test('an unfinished event waits', () => {
  const split = createEventSplitter();
  expect(split('data: {"a":')).toEqual([]);
  expect(split('1}\n')).toEqual([]);
  expect(split('\n')).toEqual([{ id: undefined, name: 'message', data: '{"a":1}' }]);
});
