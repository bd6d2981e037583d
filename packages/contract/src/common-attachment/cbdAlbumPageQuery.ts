import { endpoint } from '../core/endpoint.ts';
import { album, districtAlbumPageInput, exampleAlbum } from '../domain/album.ts';
import { mediaPermit } from '../domain/media-filter.ts';
import { pageOf } from '../domain/page.ts';

export const queryDistrictAlbums = endpoint({
  method: 'POST',
  path: 'common-attachment/cbdAlbumPageQuery',
  permit: mediaPermit,
  scope: 'city-media',
  summary: '商圈图库，分页检索',
  reads: ['favourite', 'release'],
  input: districtAlbumPageInput,
  output: pageOf(album),
  example: {
    input: { cityCodes: ['440300'] },
    output: { rows: [exampleAlbum], total: 1, pageNo: 1, pageSize: 20 },
  },
});
