import { expect, test } from 'vitest';
import { panelParts } from './panel-parts.ts';

const release = (
  kind: 'panel' | 'panel-persons' | 'bus-lines',
  createdAt: string,
  more: { fileName?: string | null; state?: 'current' | 'superseded' } = {},
) => ({
  releaseId: `${kind}-${createdAt}`,
  releaseNo: `R-${kind}-${createdAt}`,
  kind,
  state: 'current' as const,
  fileName: '样本.csv',
  createdAt,
  ...more,
});

const persons = release('panel-persons', '2026-11-20');
const imported = { kind: 'panel-persons', releaseId: persons.releaseId } as const;
const lines = release('bus-lines', '2026-01-01');

test('persons wait for their visits, and a panel from before or a generated one is none of theirs', () => {
  const alone = panelParts(imported, [persons, lines]);
  expect(alone).toMatchObject({ isComplete: false, panelInForce: null });
  expect(alone.missing).toEqual([expect.stringContaining('到访')]);
  const older = release('panel', '2026-10-01');
  const generated = release('panel', '2026-11-21', { fileName: null });
  for (const panel of [older, generated])
    expect(panelParts(imported, [persons, lines, panel])).toMatchObject({
      isComplete: false,
      panelInForce: panel.releaseNo,
    });
});

test('with their visits they are a panel, which wants bus lines to measure reach', () => {
  const panel = release('panel', '2026-11-21');
  expect(panelParts(imported, [persons, panel, lines])).toMatchObject({ isComplete: true, missing: [] });
  const visits = { kind: 'panel-visits', releaseId: panel.releaseId } as const;
  const gone = { ...lines, state: 'superseded' as const };
  for (const session of [imported, visits]) {
    const parts = panelParts(session, [persons, panel, gone]);
    expect(parts.isComplete).toBe(true);
    expect(parts.missing).toEqual([expect.stringContaining('公交线路')]);
  }
});
