import { endpoint } from '../../../core/endpoint.ts';
import { boardChange, effectBoard, exampleBoard } from '../../../domain/effect-board.ts';
import { effectPermit } from '../../../domain/effect.ts';

export const saveEffectBoard = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'effect/boards/save',
  permit: effectPermit,
  scope: 'own',
  summary: '新建或保存深度评估的看板；只有建立者可以修改',
  changes: ['effect-board'],
  idempotent: 'by-key',
  audit: 'effect.board-save',
  input: boardChange,
  output: effectBoard,
  example: {
    input: { name: '周会', isShared: false, isDefault: true, cards: ['cube-heat', 'loss'], version: 0 },
    output: exampleBoard,
  },
});
