import { firstOf, type Walk } from './walk.ts';

/** 媒体资源, 媒体形式, 创意应用, 城市底盘. */
export async function walkMedia({ ask, cityCode }: Walk): Promise<void> {
  const everything = { regionCodes: ['ALL'], mediaIds: [0] };
  await ask('GET', 'app-analyse-media/categoryQuery', { regionCodes: [cityCode] });
  await ask('POST', 'app-analyse-media/conditionQuery', everything);
  await ask('GET', 'nationwide-media/nationwideMediaDetails', everything);
  await ask('POST', 'common-attachment/albumPageQuery', everything);
  await ask('POST', 'common-attachment/cbdAlbumPageQuery', everything);
  await ask('POST', 'common-attachment/creativeAppPageQuery', { mediaIds: [0] });
  await ask('POST', 'app-analyse-creative/conditionQuery');
  await ask('GET', 'app-analyse-creative/getTagCategory', everything);
  await ask('POST', 'business-area-media/list', { regionCodes: [cityCode] });
  await ask('POST', 'app-analyse-city/conditionQuery', everything);
  const line = await ask('POST', 'app-analyse-city/insertLine', {
    name: '重点城市',
    regionCodes: [cityCode],
  });
  const id = firstOf(line, 'lineId');
  await ask('POST', 'app-analyse-city/lineList');
  await ask('POST', 'app-analyse-city/updateLine', { id, name: '重点' });
  await ask('DELETE', 'app-analyse-city/deleteLine', { id });
}

/** 城市透视. */
export async function walkPerspective({ ask, cityCode }: Walk, aoiId: unknown): Promise<void> {
  const city = { regionCodes: [cityCode] };
  for (const name of [
    'getTaAreaSumHeatData',
    'getChartData',
    'getAreaSumHeatData',
    'intelligenceCityMapData',
    'getAoiTaConcentrationData',
    'taIntelligenceCityMapData',
  ])
    await ask('POST', `city-perspective/${name}`, city);
  await ask('POST', 'city-perspective/getAoiTaConcentrationDataResponses', { ...city, aoiIds: [aoiId] });
  await ask('POST', 'city-perspective/getAoiTaConcentrationDataById', { ...city, id: aoiId });
  for (const name of [
    'getRoleStatMonthList',
    'intelligenceCityUv',
    'intelligenceCityOfflineSceneData',
    'intelligenceTaOfflineSceneData',
  ])
    await ask('GET', `city-perspective/${name}`, city);
}

/** AOI 数据库 and POI; returns an AOI. */
export async function walkPlaces({ ask, cityCode }: Walk): Promise<unknown> {
  const city = { regionCode: cityCode };
  const aois = await ask('POST', 'aoi-draw/selectList', city);
  const id = firstOf(aois, 'areaId');
  await ask('GET', 'aoi-draw/get-by-id/{id}', { id });
  await ask('POST', 'aoi-draw/aoiStatistics', { ...city, placeId: id });
  await ask('POST', 'aoi-draw/getThroughClearlyData', { ...city, placeId: id });
  for (const name of ['marketList', 'selectCbdRegionIdScene', 'selectTaDrawList', 'getAoiHotData'])
    await ask('POST', `aoi-draw/${name}`, city);
  for (const name of [
    'countRegionCodeTag',
    'selectCbdData',
    'selectRegionIdTag',
    'cityShoppingRecreation',
    'getSubsetSceneDetail',
  ])
    await ask('GET', `aoi-draw/${name}`, city);
  const pois = await ask('POST', 'poi-analyse-detail/poi-analyse-detail/list', city);
  const brand = firstOf(pois, 'brand');
  const category = String(firstOf(pois, 'category'));
  await ask('GET', 'poi-analyse-detail/getPoiMapResourceByTypeList', { ...city, types: [category] });
  await ask('GET', 'poi-analyse-detail/getCbdLocationSelect', city);
  await ask('POST', 'poi-analyse/getBrandPoi', { ...city, brands: [brand] });
  await ask('POST', 'poi-analyse/getKeyWords', { ...city, keyWords: ['店'] });
  await ask('POST', 'poi-analyse/getPoiMapResourceByType', { ...city, type: category.split(';')[0] });
  await ask('POST', 'poi-analyse/delineationBrand', { ...city, brands: [brand] });
  await ask('POST', 'poi-analyse/delineationKeyWords', { ...city, keyWords: ['店'] });
  return id;
}
