import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SurfaceListeners } from '../surface-listeners.ts';
import { CameraMover } from './camera-mover.ts';
import { cameraOf } from './camera.ts';

const start = cameraOf([0.5, 0.5], 10);
const moved = cameraOf([0.6, 0.5], 10);
const closer = cameraOf([0.5, 0.5], 12);

let events: string[];
let mover: CameraMover;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  events = [];
  const listeners = new SurfaceListeners();
  for (const type of ['movestart', 'move', 'zoomend', 'moveend'])
    listeners.on(type, (event) => events.push('isOwnMove' in event ? `own ${type}` : type));
  mover = new CameraMover(start, listeners, () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a jump is a whole move, with its mark in every event', () => {
  mover.jump(moved, { isOwnMove: true });
  expect(events).toEqual(['own movestart', 'own move', 'own moveend']);
  expect(mover.camera).toBe(moved);
});

test('a change of zoom is reported before the end of the move', () => {
  mover.jump(closer);
  expect(events).toEqual(['movestart', 'move', 'zoomend', 'moveend']);
});

test('steps of a wheel are one move, which ends when no further one comes', () => {
  mover.nudge(moved, {});
  vi.advanceTimersByTime(100);
  mover.nudge(start, {});
  vi.advanceTimersByTime(100);
  expect(events).toEqual(['movestart', 'move', 'move']);
  expect(mover.isMoving).toBe(true);
  vi.advanceTimersByTime(100);
  expect(events.at(-1)).toBe('moveend');
  expect(mover.isMoving).toBe(false);
});

test('a jump in the middle of another move ends that one first', () => {
  mover.begin();
  mover.step(moved);
  mover.jump(start, { isOwnMove: true });
  expect(events).toEqual(['movestart', 'move', 'moveend', 'own movestart', 'own move', 'own moveend']);
});

test('who wants little motion is not flown', () => {
  mover.fly(closer);
  expect(mover.camera).toBe(closer);
  expect(mover.isMoving).toBe(false);
});

test('a flight ends at its target, and touching the map stops it where it is', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => (frames[id - 1] = () => undefined));
  const frame = () => {
    vi.advanceTimersByTime(100);
    frames.at(-1)!(0);
  };
  mover.fly(closer);
  frame();
  expect(mover.camera.zoom).toBeGreaterThan(10);
  expect(mover.camera.zoom).toBeLessThan(12);
  frame();
  frame();
  expect(mover.camera).toBe(closer);
  expect(events.slice(-2)).toEqual(['zoomend', 'moveend']);

  mover.fly(moved);
  frame();
  const { middle } = mover.camera;
  mover.begin();
  frame();
  expect(mover.camera.middle).toEqual(middle);
  expect(events.filter((type) => type === 'movestart')).toHaveLength(3);
});
