import type { z } from 'zod';
import { login } from './access/login.ts';
import { changePassword } from './account/change-password.ts';
import { getUserInfo } from './account/get-user-info.ts';
import { getUserApiData } from './account/getUserApiData.ts';
import { updateLoginUser } from './account/updateLoginUser.ts';
import { crowdTagMatchResultExport } from './ai-option-mode/crowdTagMatchResultExport.ts';
import { geoLocationMatchResultExport } from './ai-option-mode/geoLocationMatchResultExport.ts';
import { getBasePlanDetail } from './ai-option-mode/getBasePlanDetail.ts';
import { getPlanCrowdLabelList } from './ai-option-mode/getCrowdLabelList.ts';
import { getCrowdTagPlanDetail } from './ai-option-mode/getCrowdTagPlanDetail.ts';
import { getGeoLocationPlanDetail } from './ai-option-mode/getGeoLocationPlanDetail.ts';
import { insertPlan } from './ai-option-mode/insert.ts';
import { listPlans } from './ai-option-mode/list.ts';
import { submitRequirements } from './ai-option-mode/submitRequirements.ts';
import { updatePlan } from './ai-option-mode/update.ts';
import { executeBusQuotation } from './bus-plan/v1/executeQuotation.ts';
import { getBusLineByPlanCity } from './bus-plan/v1/getBusLineByPlanCity.ts';
import { getBusLinePlanFilterData } from './bus-plan/v1/getBusLinePlanFilterData.ts';
import { getCityBusLinePlanDeliveryData } from './bus-plan/v1/getCityBusLinePlanDeliveryData.ts';
import { getBusPlanCityList } from './bus-plan/v1/getCityList.ts';
import { getBusCostAggregateList } from './bus-plan/v1/getCostAggregateList.ts';
import { saveBusLinePlanFilterData } from './bus-plan/v1/saveBusLinePlanFilterData.ts';
import { saveCityBusLinePlanDeliveryData } from './bus-plan/v1/saveCityBusLinePlanDeliveryData.ts';
import { uploadAttachment } from './common-attachment/uploadAttachment.ts';
import { getMainDictRegionsList } from './common-dict-region/getMainDictRegionsList.ts';
import { getBrandNameList } from './common/getBrandNameList.ts';
import { getCrowdLabelList } from './common/getCrowdLabelList.ts';
import { getFromItemList } from './common/getFromItemList.ts';
import { getGroupNameList } from './common/getGroupNameList.ts';
import { getLabelList } from './common/getLabelList.ts';
import { getMainMediaTagByTagGroup } from './common/getMainMediaTagByTagGroup.ts';
import { getMediumFormatAttrList } from './common/getMediumFormatAttrList.ts';
import { getPackCategory } from './common/getPackCategory.ts';
import { demo } from './root/demo.ts';
import { gdp } from './root/gdp.ts';
import { mapData } from './root/map-data.ts';
import { getAttachment } from './v1/attachments/get.ts';
import { getBoundaries } from './v1/boundaries/get.ts';
import { listBusLines } from './v1/bus-lines/list.ts';
import { updateBusLine } from './v1/bus-lines/update.ts';
import { downloadCertificate } from './v1/bus-plan/certificate.ts';
import { compareDeliveries } from './v1/bus-plan/compare.ts';
import { getContributions } from './v1/bus-plan/contributions.ts';
import { evaluateDelivery } from './v1/bus-plan/evaluate.ts';
import { explainLine } from './v1/bus-plan/explain-line.ts';
import { getInsightResult } from './v1/bus-plan/insight-result.ts';
import { askInsight } from './v1/bus-plan/insight.ts';
import { getLineDetail } from './v1/bus-plan/line-detail.ts';
import { getLineShapes } from './v1/bus-plan/line-shapes.ts';
import { optimiseCity } from './v1/bus-plan/optimise.ts';
import { getConditionOptions } from './v1/bus-plan/options.ts';
import { downloadBusSchedule } from './v1/bus-plan/schedule.ts';
import { estimateCrowd } from './v1/crowd/estimate.ts';
import { getUserPackage } from './v1/crowd/user-package.ts';
import { listDataReleases } from './v1/data-releases/list.ts';
import { undoDataRelease } from './v1/data-releases/undo.ts';
import { getDemoDataState } from './v1/demo-data/state.ts';
import { health } from './v1/health.ts';
import { getImport } from './v1/imports/get.ts';
import { listImportKinds } from './v1/imports/kinds.ts';
import { runImport } from './v1/imports/run.ts';
import { setImportMapping } from './v1/imports/set-mapping.ts';
import { getImportTemplate } from './v1/imports/template.ts';
import { uploadImport } from './v1/imports/upload.ts';
import { cancelJob } from './v1/jobs/cancel.ts';
import { followJob } from './v1/jobs/events.ts';
import { getJob } from './v1/jobs/get.ts';
import { listMediaInventory } from './v1/media-inventory/list.ts';
import { getMediaPoints } from './v1/media-inventory/points.ts';
import { generatePanel } from './v1/panels/generate.ts';
import { endOwnSession } from './v1/session/end.ts';
import { checkFeasibility } from './v1/smart-select/feasibility.ts';
import { calculateStandard738 } from './v1/standard-738/calculate.ts';

/** Every call that the service answers, by path; our own calls start with v1/. */
export const registry = {
  'access/login': login,
  'account/change-password': changePassword,
  'account/get-user-info': getUserInfo,
  'account/getUserApiData': getUserApiData,
  'account/updateLoginUser': updateLoginUser,
  'ai-option-mode/crowdTagMatchResultExport': crowdTagMatchResultExport,
  'ai-option-mode/geoLocationMatchResultExport': geoLocationMatchResultExport,
  'ai-option-mode/getBasePlanDetail': getBasePlanDetail,
  'ai-option-mode/getCrowdLabelList': getPlanCrowdLabelList,
  'ai-option-mode/getCrowdTagPlanDetail': getCrowdTagPlanDetail,
  'ai-option-mode/getGeoLocationPlanDetail': getGeoLocationPlanDetail,
  'ai-option-mode/insert': insertPlan,
  'ai-option-mode/list': listPlans,
  'ai-option-mode/submitRequirements': submitRequirements,
  'ai-option-mode/update': updatePlan,
  'bus-plan/v1/executeQuotation': executeBusQuotation,
  'bus-plan/v1/getBusLineByPlanCity': getBusLineByPlanCity,
  'bus-plan/v1/getBusLinePlanFilterData': getBusLinePlanFilterData,
  'bus-plan/v1/getCityBusLinePlanDeliveryData': getCityBusLinePlanDeliveryData,
  'bus-plan/v1/getCityList': getBusPlanCityList,
  'bus-plan/v1/getCostAggregateList': getBusCostAggregateList,
  'bus-plan/v1/saveBusLinePlanFilterData': saveBusLinePlanFilterData,
  'bus-plan/v1/saveCityBusLinePlanDeliveryData': saveCityBusLinePlanDeliveryData,
  'common-attachment/uploadAttachment': uploadAttachment,
  'common-dict-region/getMainDictRegionsList': getMainDictRegionsList,
  'common/getBrandNameList': getBrandNameList,
  'common/getCrowdLabelList': getCrowdLabelList,
  'common/getFromItemList': getFromItemList,
  'common/getGroupNameList': getGroupNameList,
  'common/getLabelList': getLabelList,
  'common/getMainMediaTagByTagGroup': getMainMediaTagByTagGroup,
  'common/getMediumFormatAttrList': getMediumFormatAttrList,
  'common/getPackCategory': getPackCategory,
  'api/demo': demo,
  'json/gdp.json': gdp,
  'json/map-data.json': mapData,
  'v1/attachments/{attachmentId}': getAttachment,
  'v1/boundaries/{adcode}': getBoundaries,
  'v1/bus-lines': listBusLines,
  'v1/bus-lines/{lineId}': updateBusLine,
  'v1/bus-plan/certificate': downloadCertificate,
  'v1/bus-plan/compare': compareDeliveries,
  'v1/bus-plan/contributions': getContributions,
  'v1/bus-plan/evaluate': evaluateDelivery,
  'v1/bus-plan/explain-line': explainLine,
  'v1/bus-plan/insight': askInsight,
  'v1/bus-plan/insight-result': getInsightResult,
  'v1/bus-plan/line-detail': getLineDetail,
  'v1/bus-plan/line-shapes': getLineShapes,
  'v1/bus-plan/optimise': optimiseCity,
  'v1/bus-plan/options': getConditionOptions,
  'v1/bus-plan/schedule': downloadBusSchedule,
  'v1/crowd/estimate': estimateCrowd,
  'v1/crowd/user-package': getUserPackage,
  'v1/data-releases': listDataReleases,
  'v1/data-releases/{releaseId}/undo': undoDataRelease,
  'v1/demo-data/state': getDemoDataState,
  'v1/health': health,
  'v1/imports/{importId}': getImport,
  'v1/imports/{importId}/run': runImport,
  'v1/imports/{importId}/mapping': setImportMapping,
  'v1/imports': uploadImport,
  'v1/imports/kinds': listImportKinds,
  'v1/imports/kinds/{kind}/template': getImportTemplate,
  'v1/jobs/{jobId}/cancel': cancelJob,
  'v1/jobs/{jobId}/events': followJob,
  'v1/jobs/{jobId}': getJob,
  'v1/media-inventory/list': listMediaInventory,
  'v1/media-inventory/points': getMediaPoints,
  'v1/panels': generatePanel,
  'v1/session/end': endOwnSession,
  'v1/smart-select/feasibility': checkFeasibility,
  'v1/standard-738/calculate': calculateStandard738,
} as const;

export type Registry = typeof registry;
export type CallKey = keyof Registry;

/** What a caller sends; defaults may be left out. */
export type CallInput<Key extends CallKey> = z.input<Registry[Key]['input']>;
/** What the handler receives after parsing. */
export type ParsedInput<Key extends CallKey> = z.output<Registry[Key]['input']>;
export type CallOutput<Key extends CallKey> = z.output<Registry[Key]['output']>;
