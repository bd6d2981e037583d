import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { effectPermit } from '../../../domain/effect.ts';
import { savedVersion } from '../../../domain/saved-version.ts';

export const removeEffectBoard = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'effect/boards/remove',
  permit: effectPermit,
  scope: 'own',
  summary: '删除自己的深度评估看板',
  changes: ['effect-board'],
  idempotent: 'naturally',
  audit: 'effect.board-remove',
  input: z.object({ boardId: z.string().max(60), version: savedVersion }),
  output: z.object({ boardId: z.string() }),
  example: { input: { boardId: 'b-1', version: 1 }, output: { boardId: 'b-1' } },
});
