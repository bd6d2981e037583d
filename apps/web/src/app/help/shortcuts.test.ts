import { expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const press = (key: string, change = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...change,
});
const free = { isTyping: false, singleKeysOn: true };

test('Ctrl or ⌘ K searches, also while typing', () => {
  expect(shortcutOf(press('k', { ctrlKey: true }), { isTyping: true, singleKeysOn: false })).toBe('search');
  expect(shortcutOf(press('K', { metaKey: true }), free)).toBe('search');
  expect(shortcutOf(press('k'), free)).toBeUndefined();
  expect(shortcutOf(press('s', { ctrlKey: true }), free)).toBeUndefined();
});

test('single keys wait for fields, input methods and the switch', () => {
  expect(shortcutOf(press('/'), free)).toBe('filter');
  expect(shortcutOf(press('/'), { ...free, isTyping: true })).toBeUndefined();
  expect(shortcutOf(press('/'), { ...free, singleKeysOn: false })).toBeUndefined();
  expect(shortcutOf(press('?', { isComposing: true }), free)).toBeUndefined();
  expect(shortcutOf(press('[', { altKey: true }), free)).toBeUndefined();
  expect(shortcutOf(press('constructor'), free)).toBeUndefined();
});
