import { expect, test } from 'vitest';
import { shortcutOf } from './use-shortcuts.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  [{ ...none, key: 's', ctrlKey: true }, 'mod+s'],
  [{ ...none, key: 'S', metaKey: true }, 'mod+s'],
  [{ ...none, key: 'Z', metaKey: true, shiftKey: true }, 'mod+shift+z'],
  [{ ...none, key: '[' }, '['],
  [{ ...none, key: '?', shiftKey: true }, '?'],
])('%j is %s', (event, name) => {
  expect(shortcutOf(event)).toBe(name);
});
