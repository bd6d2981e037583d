import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { effectBoard, exampleBoard } from '../../../domain/effect-board.ts';
import { effectPermit } from '../../../domain/effect.ts';

export const listEffectBoards = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'effect/boards/list',
  permit: effectPermit,
  scope: 'own',
  summary: '深度评估的看板：自己的与本组织共享的',
  reads: ['effect-board'],
  input: z.object({}),
  output: z.object({ boards: z.array(effectBoard) }),
  example: { input: {}, output: { boards: [exampleBoard] } },
});
