import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edit, mergeWindowMs, redo, startUndo, undo, undoSteps } from './undo-stack.ts';

test('undo and redo step through the edits', () => {
  let stack = startUndo(0);
  stack = edit(stack, 1, 'a', 0);
  stack = edit(stack, 2, 'b', 10);
  expect(undo(stack).present).toBe(1);
  expect(undo(undo(undo(stack))).present).toBe(0);
  expect(redo(undo(stack)).present).toBe(2);
  expect(redo(stack)).toBe(stack);
});

test('typing into one field is one step until a pause', () => {
  let stack = startUndo(0);
  stack = edit(stack, 1, 'vehicles:l-1', 0);
  stack = edit(stack, 12, 'vehicles:l-1', 300);
  expect(undo(stack).present).toBe(0);
  stack = edit(stack, 5, 'vehicles:l-1', 300 + mergeWindowMs);
  expect(undo(stack).present).toBe(12);
});

test('an edit after undo is a step of its own and drops the future', () => {
  let stack = edit(startUndo(0), 1, 'a', 0);
  stack = edit(undo(stack), 9, 'a', 1);
  expect(stack.future).toEqual([]);
  expect(undo(stack).present).toBe(0);
});

test('twenty steps are kept, and undo then redo always returns', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.nat(30), (values, backs) => {
      let stack = startUndo(-1);
      for (const [index, value] of values.entries()) stack = edit(stack, value, String(index), index);
      expect(stack.past.length).toBe(Math.min(undoSteps, values.length));
      let back = stack;
      const steps = Math.min(backs, stack.past.length);
      for (let i = 0; i < steps; i += 1) back = undo(back);
      for (let i = 0; i < steps; i += 1) back = redo(back);
      expect(back.present).toBe(stack.present);
      expect(back.past).toEqual(stack.past);
    }),
  );
});
