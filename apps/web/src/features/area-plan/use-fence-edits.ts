import { useState } from 'react';
import type { DrawnShape, DrawTool } from '../../map/draw-shape.ts';
import { edit, redo, startUndo, undo } from '../../ui/editing/undo-stack.ts';
import { useShortcuts } from '../../ui/editing/use-shortcuts.ts';
import { withShape, type Fence } from './fence-draft.ts';
import type { AreaPlan } from './use-area-plan.ts';

export interface FenceRules {
  readonly dedupe: 'priority' | 'nearest';
  readonly maxPerFence: number | null;
}

export interface FenceWork extends FenceRules {
  readonly fences: readonly Fence[];
}

const usualRules = {
  areaKind: 'cell' as const,
  mediumIds: [],
  dedupe: 'priority' as const,
  maxPerFence: null,
};

/** Fences and their rules as they are edited, with undo and redo, and the shape that is being drawn. */
export function useFenceEdits({ brief }: AreaPlan) {
  const stored = brief.areaRules ?? usualRules;
  const [saved] = useState<FenceWork>({
    fences: brief.fences,
    dedupe: stored.dedupe,
    maxPerFence: stored.maxPerFence,
  });
  const [stack, setStack] = useState(() => startUndo(saved));
  const [tool, setTool] = useState<DrawTool | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { fences, dedupe, maxPerFence } = stack.present;
  /** `about` names what is edited: edits of the same thing in quick succession are one step. */
  const change = (part: Partial<FenceWork>, about: string) => {
    const atMs = performance.now();
    setProblem(null);
    setStack((now) => edit(now, { ...now.present, ...part }, about, atMs));
  };
  const back = () => setStack(undo);
  const forth = () => setStack(redo);
  useShortcuts({ 'mod+z': back, 'mod+shift+z': forth });
  return {
    fences,
    rules: { dedupe, maxPerFence },
    tool,
    problem,
    change,
    undo: stack.past.length > 0 ? back : undefined,
    redo: stack.future.length > 0 ? forth : undefined,
    choose: (next: DrawTool | null) => {
      setProblem(null);
      setTool(next);
    },
    endShape: (shape: DrawnShape | null) => {
      setTool(null);
      const next = withShape(fences, shape);
      if (typeof next === 'string') setProblem(next);
      else change({ fences: next }, `draw-${next.length}`);
    },
    isChanged: JSON.stringify(stack.present) !== JSON.stringify(saved),
    /** Changed part of the plan's brief. */
    briefPart: { fences: [...fences], areaRules: { ...stored, dedupe, maxPerFence } },
  };
}

export type FenceEdits = ReturnType<typeof useFenceEdits>;
