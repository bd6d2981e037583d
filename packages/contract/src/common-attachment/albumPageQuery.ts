import { endpoint } from '../core/endpoint.ts';
import { album, albumPageInput, exampleAlbum } from '../domain/album.ts';
import { mediaPermit } from '../domain/media-filter.ts';
import { pageOf } from '../domain/page.ts';

export const queryAlbums = endpoint({
  method: 'POST',
  path: 'common-attachment/albumPageQuery',
  permit: mediaPermit,
  scope: { facts: ({ rows }) => rows },
  summary: '媒体图库，分页检索',
  reads: ['favourite', 'release'],
  input: albumPageInput,
  output: pageOf(album),
  example: {
    input: { cityCodes: ['440300'] },
    output: { rows: [exampleAlbum], total: 1, pageNo: 1, pageSize: 20 },
  },
});
