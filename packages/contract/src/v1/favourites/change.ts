import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { favouriteKind, favouriteSubject } from '../../domain/favourite.ts';

const ids = z.array(favouriteSubject).max(200).default([]);

export const changeFavourites = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'favourites/change',
  permit: 'signed-in',
  scope: 'own',
  summary: '收藏或取消收藏；只记下编号，打开时仍按授权读取',
  changes: ['favourite'],
  idempotent: 'naturally',
  audit: 'favourite.change',
  input: z.object({ kind: favouriteKind, add: ids, remove: ids }),
  output: z.object({ ids: z.array(favouriteSubject) }),
  example: { input: { kind: 'position', add: ['p-440300-1'] }, output: { ids: ['p-440300-1'] } },
});
