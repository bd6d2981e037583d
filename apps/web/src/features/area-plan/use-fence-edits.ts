import type { AreaRules } from '@ooh/contract/domain/plan';
import { useState } from 'react';
import type { DrawnShape, DrawTool } from '../../map/draw-shape.ts';
import { edit, redo, startUndo, undo } from '../../ui/editing/undo-stack.ts';
import { useShortcuts } from '../../ui/editing/use-shortcuts.ts';
import { withShape, type Fence } from './fence-draft.ts';
import type { SpreadRules } from './spread-fields.tsx';
import type { AreaPlan } from './use-area-plan.ts';

export interface FenceRules extends SpreadRules {
  readonly dedupe: 'priority' | 'nearest';
  readonly maxPerFence: number | null;
}

export interface FenceWork extends FenceRules {
  readonly fences: readonly Fence[];
}

/** The plan's rules of search and choice. */
export const rulesOf = ({ brief }: Pick<AreaPlan, 'brief'>): AreaRules =>
  brief.areaRules ?? {
    areaKind: 'cell',
    mediumIds: [],
    dedupe: 'priority',
    maxPerFence: null,
    maxPerDistrict: null,
    minDistanceMeters: null,
  };

/** Fences and their rules as they are edited, with undo and redo, and the shape that is being drawn. */
export function useFenceEdits(plan: AreaPlan) {
  const { areaKind, mediumIds, ...stored } = rulesOf(plan);
  const [saved] = useState<FenceWork>({
    fences: plan.brief.fences,
    ...stored,
  });
  const [stack, setStack] = useState(() => startUndo(saved));
  const [tool, setTool] = useState<DrawTool | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { fences, ...rules } = stack.present;
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
    rules,
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
    briefPart: { fences: [...fences], areaRules: { areaKind, mediumIds, ...rules } },
  };
}

export type FenceEdits = ReturnType<typeof useFenceEdits>;
