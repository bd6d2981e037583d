import type { Delivery } from '@ooh/contract/domain/bus';
import { expect, test } from 'vitest';
import {
  dirtyCities,
  isDirty,
  reduceWorkspace,
  type SavedCity,
  type Workspace,
  type WorkspaceAction,
} from './workspace.ts';

const delivery = (vehicles: number): Delivery => ({
  lines: [
    {
      lineId: 'a',
      formId: 1,
      deck: 'single',
      vehicles,
      flights: [{ startDate: '2026-12-01', endDate: '2026-12-28' }],
    },
  ],
});
const saved: SavedCity = {
  planId: 'p',
  cityCode: '440300',
  delivery: delivery(2),
  filter: { conditions: [], relation: null },
  deliveryVersion: 3,
  filterVersion: 1,
  savedAt: null,
  savedBy: null,
  evaluation: null,
  obstacle: '第 1 行：1路 可售单层车 1 辆，方案共选 2 辆',
  certificate: {
    objective: 'wide',
    value: 1,
    upperBound: 1,
    gap: 0,
    isProvedOptimal: true,
    method: 'm',
    instanceHash: 'h',
    seconds: 1,
    holdOut: null,
    mustLines: [],
    excludedLines: [],
    coversDelivery: true,
  },
  recommended: null,
};
const opened = reduceWorkspace({}, { type: 'loaded', saved });
const setTo = (vehicles: number, atMs = 0): WorkspaceAction => ({
  type: 'edited',
  cityCode: '440300',
  about: 'vehicles:a',
  atMs,
  change: (choice) => ({ ...choice, delivery: delivery(vehicles) }),
});
const run = (workspace: Workspace, ...actions: WorkspaceAction[]) =>
  actions.reduce(reduceWorkspace, workspace);
const city = (workspace: Workspace) => workspace['440300'];

test('an edit marks its city, undo and discard clear the mark', () => {
  const edited = run(opened, setTo(5));
  expect(dirtyCities(edited)).toEqual(['440300']);
  expect(dirtyCities(run(edited, { type: 'undone', cityCode: '440300' }))).toEqual([]);
  expect(
    dirtyCities(run(edited, { type: 'undone', cityCode: '440300' }, { type: 'redone', cityCode: '440300' })),
  ).toEqual(['440300']);
  expect(dirtyCities(run(edited, { type: 'discarded', cityCode: '440300' }))).toEqual([]);
});

test('edits made while saving stay unsaved, and the certificate no longer covers the delivery', () => {
  const sent = { delivery: delivery(5), filter: saved.filter };
  const workspace = run(opened, setTo(5), setTo(6, 5000), {
    type: 'saved',
    cityCode: '440300',
    sent,
    versions: { deliveryVersion: 4, savedAt: '2026-11-21T00:00:00Z' },
  });
  expect(isDirty(city(workspace))).toBe(true);
  expect(city(workspace).saved).toMatchObject({
    deliveryVersion: 4,
    filterVersion: 1,
    delivery: delivery(5),
    evaluation: null,
    obstacle: null,
  });
  expect(city(workspace).saved.certificate?.coversDelivery).toBe(false);
  expect(city(workspace).choice.present.delivery).toEqual(delivery(6));
});

test('saving the conditions alone keeps figures and certificate', () => {
  const filter = { conditions: [], relation: { op: 'or' as const, not: false, items: [] } };
  const workspace = run(opened, {
    type: 'saved',
    cityCode: '440300',
    sent: { delivery: saved.delivery, filter },
    versions: { filterVersion: 2 },
  });
  expect(city(workspace).saved.certificate?.coversDelivery).toBe(true);
  expect(city(workspace).saved.filter).toEqual(filter);
});

test('reading a city again never drops edits nor undo steps', () => {
  const edited = run(opened, setTo(5));
  expect(run(edited, { type: 'loaded', saved: { ...saved, delivery: delivery(9) } })).toBe(edited);
  const walked = run(edited, { type: 'undone', cityCode: '440300' }, { type: 'loaded', saved });
  expect(city(walked).choice.future).toHaveLength(1);
  const foreign = run(opened, {
    type: 'loaded',
    saved: { ...saved, delivery: delivery(9), deliveryVersion: 4 },
  });
  expect(city(foreign).choice.present.delivery).toEqual(delivery(9));
});

test('a computed choice replaces the edits and can be undone', () => {
  const replaced = run(opened, setTo(5), {
    type: 'replaced',
    saved: { ...saved, delivery: delivery(8), deliveryVersion: 4 },
    atMs: 10,
  });
  expect(isDirty(city(replaced))).toBe(false);
  const back = run(replaced, { type: 'undone', cityCode: '440300' });
  expect(city(back).choice.present.delivery).toEqual(delivery(5));
  expect(isDirty(city(back))).toBe(true);
});

test('an edit that changes nothing and one of an unknown city leave everything as it is', () => {
  const same: WorkspaceAction = {
    type: 'edited',
    cityCode: '440300',
    about: 'x',
    atMs: 0,
    change: (choice) => choice,
  };
  expect(run(opened, same)).toBe(opened);
  expect(run(opened, { type: 'undone', cityCode: '110100' })).toBe(opened);
});
