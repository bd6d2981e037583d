import { analyseCreative } from '../app-analyse-creative/conditionQuery.ts';
import { deleteCityLine } from '../app-analyse-city/deleteLine.ts';
import { exportCityBase } from '../v1/city-base/export.ts';
import { getAlbumImage } from '../v1/creative-albums/image.ts';
import { getCreativeTagCategory } from '../app-analyse-creative/getTagCategory.ts';
import { insertCityLine } from '../app-analyse-city/insertLine.ts';
import { listBusinessAreaMedia } from '../business-area-media/list.ts';
import { listCityLines } from '../app-analyse-city/lineList.ts';
import { nationwideMediaDetails } from '../nationwide-media/nationwideMediaDetails.ts';
import { queryAlbums } from '../common-attachment/albumPageQuery.ts';
import { queryCities } from '../app-analyse-city/conditionQuery.ts';
import { queryCreativeApps } from '../common-attachment/creativeAppPageQuery.ts';
import { queryDistrictAlbums } from '../common-attachment/cbdAlbumPageQuery.ts';
import { queryMedia } from '../app-analyse-media/conditionQuery.ts';
import { queryMediaCategories } from '../app-analyse-media/categoryQuery.ts';
import { updateCityLine } from '../app-analyse-city/updateLine.ts';
import type { Handlers } from '../handler.ts';

/** Media of the country and their pictures, cities compared, saved lists of cities. */
export const mediaAnalysisHandlers = {
  'app-analyse-city/conditionQuery': queryCities,
  'app-analyse-city/deleteLine': deleteCityLine,
  'app-analyse-city/insertLine': insertCityLine,
  'app-analyse-city/lineList': listCityLines,
  'app-analyse-city/updateLine': updateCityLine,
  'app-analyse-creative/conditionQuery': analyseCreative,
  'app-analyse-creative/getTagCategory': getCreativeTagCategory,
  'app-analyse-media/categoryQuery': queryMediaCategories,
  'app-analyse-media/conditionQuery': queryMedia,
  'business-area-media/list': listBusinessAreaMedia,
  'common-attachment/albumPageQuery': queryAlbums,
  'common-attachment/cbdAlbumPageQuery': queryDistrictAlbums,
  'common-attachment/creativeAppPageQuery': queryCreativeApps,
  'nationwide-media/nationwideMediaDetails': nationwideMediaDetails,
  'v1/city-base/export': exportCityBase,
  'v1/creative-albums/{albumId}/images/{seq}': getAlbumImage,
} satisfies Partial<Handlers>;
