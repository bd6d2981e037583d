import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { favouriteKind, favouriteSubject } from '../../domain/favourite.ts';

export const listFavourites = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'favourites/list',
  permit: 'signed-in',
  scope: 'own',
  summary: '本人收藏的点位、线路、创意、案例或 AOI 的编号，最近收藏的在前',
  reads: ['favourite'],
  input: z.object({ kind: favouriteKind }),
  output: z.object({ ids: z.array(favouriteSubject) }),
  example: { input: { kind: 'position' }, output: { ids: ['p-440300-1'] } },
});
