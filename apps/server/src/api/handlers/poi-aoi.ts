import { countRegionCodeTag } from '../aoi-draw/countRegionCodeTag.ts';
import { delineationBrand } from '../poi-analyse/delineationBrand.ts';
import { delineationKeyWords } from '../poi-analyse/delineationKeyWords.ts';
import { exportAois } from '../v1/aois/export.ts';
import { exportBusinessDistricts } from '../v1/business-districts/export.ts';
import { getAoiById } from '../aoi-draw/get-by-id.ts';
import { getAoiHotData } from '../aoi-draw/getAoiHotData.ts';
import { getAoiStatistics } from '../aoi-draw/aoiStatistics.ts';
import { getBrandPoi } from '../poi-analyse/getBrandPoi.ts';
import { getCbdLocationSelect } from '../poi-analyse-detail/getCbdLocationSelect.ts';
import { getCityShoppingRecreation } from '../aoi-draw/cityShoppingRecreation.ts';
import { getKeyWords } from '../poi-analyse/getKeyWords.ts';
import { getMarketList } from '../aoi-draw/marketList.ts';
import { getPoiMapResourceByType } from '../poi-analyse/getPoiMapResourceByType.ts';
import { getPoiMapResourceByTypeList } from '../poi-analyse-detail/getPoiMapResourceByTypeList.ts';
import { getSubsetSceneDetail } from '../aoi-draw/getSubsetSceneDetail.ts';
import { getThroughClearlyData } from '../aoi-draw/getThroughClearlyData.ts';
import { listPoiDetails } from '../poi-analyse-detail/poi-analyse-detail/list.ts';
import { selectAoiList } from '../aoi-draw/selectList.ts';
import { selectCbdData } from '../aoi-draw/selectCbdData.ts';
import { selectCbdRegionIdScene } from '../aoi-draw/selectCbdRegionIdScene.ts';
import { selectRegionIdTag } from '../aoi-draw/selectRegionIdTag.ts';
import { selectTaDrawList } from '../aoi-draw/selectTaDrawList.ts';
import type { Handlers } from '../handler.ts';

/** Points and areas of interest, business districts, and what stands around them. */
export const poiAoiHandlers = {
  'aoi-draw/aoiStatistics': getAoiStatistics,
  'aoi-draw/cityShoppingRecreation': getCityShoppingRecreation,
  'aoi-draw/countRegionCodeTag': countRegionCodeTag,
  'aoi-draw/get-by-id/{id}': getAoiById,
  'aoi-draw/getAoiHotData': getAoiHotData,
  'aoi-draw/getSubsetSceneDetail': getSubsetSceneDetail,
  'aoi-draw/getThroughClearlyData': getThroughClearlyData,
  'aoi-draw/marketList': getMarketList,
  'aoi-draw/selectCbdData': selectCbdData,
  'aoi-draw/selectCbdRegionIdScene': selectCbdRegionIdScene,
  'aoi-draw/selectList': selectAoiList,
  'aoi-draw/selectRegionIdTag': selectRegionIdTag,
  'aoi-draw/selectTaDrawList': selectTaDrawList,
  'poi-analyse-detail/getCbdLocationSelect': getCbdLocationSelect,
  'poi-analyse-detail/getPoiMapResourceByTypeList': getPoiMapResourceByTypeList,
  'poi-analyse-detail/poi-analyse-detail/list': listPoiDetails,
  'poi-analyse/delineationBrand': delineationBrand,
  'poi-analyse/delineationKeyWords': delineationKeyWords,
  'poi-analyse/getBrandPoi': getBrandPoi,
  'poi-analyse/getKeyWords': getKeyWords,
  'poi-analyse/getPoiMapResourceByType': getPoiMapResourceByType,
  'v1/aois/export': exportAois,
  'v1/business-districts/export': exportBusinessDistricts,
} satisfies Partial<Handlers>;
