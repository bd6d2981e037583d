import { endpoint } from '../core/endpoint.ts';
import { album, albumPageInput, exampleAlbum } from '../domain/album.ts';
import { analysePermit } from '../domain/media-filter.ts';
import { pageOf } from '../domain/page.ts';

export const queryCreativeApps = endpoint({
  method: 'POST',
  path: 'common-attachment/creativeAppPageQuery',
  permit: analysePermit,
  scope: 'city-media',
  summary: '创意应用图库，分页检索',
  input: albumPageInput,
  output: pageOf(album),
  example: {
    input: { cityCodes: ['440300'] },
    output: { rows: [exampleAlbum], total: 1, pageNo: 1, pageSize: 20 },
  },
});
