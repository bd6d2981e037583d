import { expect, test } from 'vitest';
import { mentionedIn } from './mentioned-in.ts';

const people = [
  { userId: '1', nickName: '王芳' },
  { userId: '2', nickName: '王芳菲' },
  { userId: '3', nickName: '李 雷' },
];

test('a name counts where it stands whole behind its sign', () => {
  expect(mentionedIn('@王芳 请看', people)).toEqual(['1']);
  expect(mentionedIn('@王芳菲，请看', people)).toEqual(['2']);
  expect(mentionedIn('请 @王芳菲 和 @王芳', people)).toEqual(['1', '2']);
  expect(mentionedIn('@李 雷', people)).toEqual(['3']);
  expect(mentionedIn('王芳 a@王芳b', people)).toEqual([]);
});
