import { getAoiTaConcentrationData } from '../city-perspective/getAoiTaConcentrationData.ts';
import { getAoiTaConcentrationDataById } from '../city-perspective/getAoiTaConcentrationDataById.ts';
import { getAoiTaConcentrationDataResponses } from '../city-perspective/getAoiTaConcentrationDataResponses.ts';
import { getAreaSumHeatData } from '../city-perspective/getAreaSumHeatData.ts';
import { getChartData } from '../city-perspective/getChartData.ts';
import { getRoleStatMonthList } from '../city-perspective/getRoleStatMonthList.ts';
import { getTaAreaSumHeatData } from '../city-perspective/getTaAreaSumHeatData.ts';
import { intelligenceCityMapData } from '../city-perspective/intelligenceCityMapData.ts';
import { intelligenceCityOfflineSceneData } from '../city-perspective/intelligenceCityOfflineSceneData.ts';
import { intelligenceCityUv } from '../city-perspective/intelligenceCityUv.ts';
import { intelligenceTaOfflineSceneData } from '../city-perspective/intelligenceTaOfflineSceneData.ts';
import { taIntelligenceCityMapData } from '../city-perspective/taIntelligenceCityMapData.ts';

/** Where the people of a city are, and their share of an audience. */
export const cityPerspectiveCalls = {
  'city-perspective/getAoiTaConcentrationData': getAoiTaConcentrationData,
  'city-perspective/getAoiTaConcentrationDataById': getAoiTaConcentrationDataById,
  'city-perspective/getAoiTaConcentrationDataResponses': getAoiTaConcentrationDataResponses,
  'city-perspective/getAreaSumHeatData': getAreaSumHeatData,
  'city-perspective/getChartData': getChartData,
  'city-perspective/getRoleStatMonthList': getRoleStatMonthList,
  'city-perspective/getTaAreaSumHeatData': getTaAreaSumHeatData,
  'city-perspective/intelligenceCityMapData': intelligenceCityMapData,
  'city-perspective/intelligenceCityOfflineSceneData': intelligenceCityOfflineSceneData,
  'city-perspective/intelligenceCityUv': intelligenceCityUv,
  'city-perspective/intelligenceTaOfflineSceneData': intelligenceTaOfflineSceneData,
  'city-perspective/taIntelligenceCityMapData': taIntelligenceCityMapData,
} as const;
