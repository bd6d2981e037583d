// Written by `npm run calls` from the files of the calls.
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
import { getAoiStatistics } from './aoi-draw/aoiStatistics.ts';
import { getCityShoppingRecreation } from './aoi-draw/cityShoppingRecreation.ts';
import { countRegionCodeTag } from './aoi-draw/countRegionCodeTag.ts';
import { getAoiById } from './aoi-draw/get-by-id.ts';
import { getAoiHotData } from './aoi-draw/getAoiHotData.ts';
import { getSubsetSceneDetail } from './aoi-draw/getSubsetSceneDetail.ts';
import { getThroughClearlyData } from './aoi-draw/getThroughClearlyData.ts';
import { getMarketList } from './aoi-draw/marketList.ts';
import { selectCbdData } from './aoi-draw/selectCbdData.ts';
import { selectCbdRegionIdScene } from './aoi-draw/selectCbdRegionIdScene.ts';
import { selectAoiList } from './aoi-draw/selectList.ts';
import { selectRegionIdTag } from './aoi-draw/selectRegionIdTag.ts';
import { selectTaDrawList } from './aoi-draw/selectTaDrawList.ts';
import { demo } from './root/demo.ts';
import { queryCities } from './app-analyse-city/conditionQuery.ts';
import { deleteCityLine } from './app-analyse-city/deleteLine.ts';
import { insertCityLine } from './app-analyse-city/insertLine.ts';
import { listCityLines } from './app-analyse-city/lineList.ts';
import { updateCityLine } from './app-analyse-city/updateLine.ts';
import { analyseCreative } from './app-analyse-creative/conditionQuery.ts';
import { getCreativeTagCategory } from './app-analyse-creative/getTagCategory.ts';
import { queryMediaCategories } from './app-analyse-media/categoryQuery.ts';
import { queryMedia } from './app-analyse-media/conditionQuery.ts';
import { executeBusQuotation } from './bus-plan/v1/executeQuotation.ts';
import { getBusLineByPlanCity } from './bus-plan/v1/getBusLineByPlanCity.ts';
import { getBusLinePlanFilterData } from './bus-plan/v1/getBusLinePlanFilterData.ts';
import { getCityBusLinePlanDeliveryData } from './bus-plan/v1/getCityBusLinePlanDeliveryData.ts';
import { getBusPlanCityList } from './bus-plan/v1/getCityList.ts';
import { getBusCostAggregateList } from './bus-plan/v1/getCostAggregateList.ts';
import { saveBusLinePlanFilterData } from './bus-plan/v1/saveBusLinePlanFilterData.ts';
import { saveCityBusLinePlanDeliveryData } from './bus-plan/v1/saveCityBusLinePlanDeliveryData.ts';
import { getApproachCbdLineData } from './bus-report-exposure/getApproachCbdLineData.ts';
import { getAreaProgrammeLineData } from './bus-report-exposure/getAreaProgrammeLineData.ts';
import { getBusReportCityResult } from './bus-report-exposure/getBusReportCityResult.ts';
import { getBusReportCollectResult } from './bus-report-exposure/getBusReportCollectResult.ts';
import { getCbdDataList } from './bus-report-exposure/getCbdDataList.ts';
import { getOrderEffectBusListData } from './bus-report-exposure/getOrderEffectBusListData.ts';
import { getOverviewMediaData } from './bus-report-exposure/getOverviewMediaData.ts';
import { listBusinessAreaMedia } from './business-area-media/list.ts';
import { getAoiTaConcentrationData } from './city-perspective/getAoiTaConcentrationData.ts';
import { getAoiTaConcentrationDataById } from './city-perspective/getAoiTaConcentrationDataById.ts';
import { getAoiTaConcentrationDataResponses } from './city-perspective/getAoiTaConcentrationDataResponses.ts';
import { getAreaSumHeatData } from './city-perspective/getAreaSumHeatData.ts';
import { getChartData } from './city-perspective/getChartData.ts';
import { getRoleStatMonthList } from './city-perspective/getRoleStatMonthList.ts';
import { getTaAreaSumHeatData } from './city-perspective/getTaAreaSumHeatData.ts';
import { intelligenceCityMapData } from './city-perspective/intelligenceCityMapData.ts';
import { intelligenceCityOfflineSceneData } from './city-perspective/intelligenceCityOfflineSceneData.ts';
import { intelligenceCityUv } from './city-perspective/intelligenceCityUv.ts';
import { intelligenceTaOfflineSceneData } from './city-perspective/intelligenceTaOfflineSceneData.ts';
import { taIntelligenceCityMapData } from './city-perspective/taIntelligenceCityMapData.ts';
import { queryAlbums } from './common-attachment/albumPageQuery.ts';
import { queryDistrictAlbums } from './common-attachment/cbdAlbumPageQuery.ts';
import { queryCreativeApps } from './common-attachment/creativeAppPageQuery.ts';
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
import { getBrandIdByProductData } from './competitor/getBrandIdByProductData.ts';
import { getBrandInspirationSuggestionAttachment } from './competitor/getBrandInspirationSuggestionAttachment.ts';
import { getCompetitorDataTypeCategoryData } from './competitor/getCompetitorDataTypeCategoryData.ts';
import { getCompetitorSummarize } from './competitor/getCompetitorSummarize.ts';
import { getConclusion } from './competitor/getConclusion.ts';
import { getMediaCompetitorData } from './competitor/getMediaCompetitorData.ts';
import { getMediaCompetitorDataByOrder } from './competitor/getMediaCompetitorDataByOrder.ts';
import { getTendencyOverview } from './competitor/getTendencyOverview.ts';
import { listScreenDataPage } from './competitor/listScreenDataPage.ts';
import { marketLayout } from './competitor/marketLayout.ts';
import { marketLayoutCityData } from './competitor/marketLayoutCityData.ts';
import { mediaAnalysisDataYear } from './competitor/mediaAnalysisDataYear.ts';
import { updateConclusion } from './competitor/updateConclusion.ts';
import { downloadAreaSchedule } from './crowd-tag-plan/downloadSchedule.ts';
import { executeAreaQuotation } from './crowd-tag-plan/v1/executeQuotation.ts';
import { exportAreaVacancyPositionHotDetail } from './crowd-tag-plan/v1/exportAreaVacancyPositionHotDetail.ts';
import { getAllDeliveryCostInfo } from './crowd-tag-plan/v1/getAllDeliveryCostInfo.ts';
import { getAreaVacancyPositionHotDetail } from './crowd-tag-plan/v1/getAreaVacancyPositionHotDetail.ts';
import { getAreaVacancyPositionInfo } from './crowd-tag-plan/v1/getAreaVacancyPositionInfo.ts';
import { getAreaPlanCities } from './crowd-tag-plan/v1/getCityList.ts';
import { getAreaCostAggregateList } from './crowd-tag-plan/v1/getCostAggregateList.ts';
import { inputConclusionText } from './effectestimate/inputConclusionText.ts';
import { listEffectOrders } from './effectestimate/orderListPage.ts';
import { getEntiretyExposureCrowd } from './effectestimate/entiretyExposureCrowd.ts';
import { getExposureAudienceInsight } from './effectestimate/exposureAudienceInsight.ts';
import { getExposureTargetData } from './effectestimate/exposureTargetData.ts';
import { getBasicsGroupImage } from './effectestimate/getBasicsGroupImageData.ts';
import { getBehaviorDetails } from './effectestimate/getBehaviorDetailsData.ts';
import { getCityExposure } from './effectestimate/getCityExposure.ts';
import { getExpandIndicatorData } from './effectestimate/getExpandIndicatorData.ts';
import { getEffectOrder } from './effectestimate/getMediaOrderByOrderId.ts';
import { getMediumExposure } from './effectestimate/getMediumExposure.ts';
import { getOptionalGroupImage } from './effectestimate/getOptionalGroupImageExternalData.ts';
import { getThirdPartyEvaluation } from './effectestimate/getThirdPartyEvaluationAttachmentId.ts';
import { getMediaPlacementSituation } from './effectestimate/mediaPlacementSituation.ts';
import { gdp } from './root/gdp.ts';
import { mapData } from './root/map-data.ts';
import { downloadOrderSchedule } from './media-order-match-detail/downloadSchedule.ts';
import { getDropDownMatchDetail } from './media-order-match-detail/getDropDownMatchDetail.ts';
import { getMatchDetailOrderData } from './media-order-match-detail/getMatchDetailOrderData.ts';
import { getMediaByOrderMapData } from './media-order-match-detail/getMediaByOrderMapData.ts';
import { getOrderIntelligence } from './media-order-match-detail/getOrderIntelligence.ts';
import { selectListLevelData } from './media-order-match-detail/selectListLevelData.ts';
import { getOrderHeat } from './media-order-match-detail/thermodynamicDiagram.ts';
import { createOrder } from './mediaOrder/create.ts';
import { createMediaTaCrowdPack } from './mediaOrder/createMediaTaCrowdPack.ts';
import { downloadOrderTemplate } from './mediaOrder/downloadTemplate.ts';
import { getAllCrowdPackData } from './mediaOrder/getAllCrowdPackData.ts';
import { getOrderById } from './mediaOrder/getById.ts';
import { getByIdMediaTaCrowdPack } from './mediaOrder/getByIdMediaTaCrowdPack.ts';
import { getCbdFormData } from './mediaOrder/getCbdFormData.ts';
import { getCityMediaOrderAnalyseResponse } from './mediaOrder/getCityMediaOrderAnalyseResponse.ts';
import { getCompetitor } from './mediaOrder/getCompetitor.ts';
import { getMediaPlacementPlanByPlanId } from './mediaOrder/getMediaPlacementPlanByPlanId.ts';
import { getOrderCityBaseAllAmountDataList } from './mediaOrder/getOrderCityBaseAllAmountDataList.ts';
import { getOrderCityBusAllAmountDataList } from './mediaOrder/getOrderCityBusAllAmountDataList.ts';
import { getOrderMediaPlacementPlanByPlanId } from './mediaOrder/getOrderMediaPlacementPlanByPlanId.ts';
import { getOrderReferenceSchemeList } from './mediaOrder/getOrderReferenceSchemeList.ts';
import { getPackDataListByPlanIds } from './mediaOrder/getPackDataListByPlanIds.ts';
import { getReferenceSchemeList } from './mediaOrder/getReferenceSchemeList.ts';
import { getSelectionPlanRegion } from './mediaOrder/getSelectionPlanRegion.ts';
import { launchMonitoring } from './mediaOrder/launchMonitoring.ts';
import { listOrders } from './mediaOrder/list.ts';
import { getOrderEntiretyExposureCrowd } from './mediaOrder/orderEntiretyExposureCrowd.ts';
import { overallInvestmentEstimatePlacement } from './mediaOrder/overallInvestmentEstimatePlacement.ts';
import { selectBrandList } from './mediaOrder/selectBrandList.ts';
import { updateOrder } from './mediaOrder/update.ts';
import { updateOrderService } from './mediaOrder/updateService.ts';
import { getMediaStrategyByCaseId } from './mediaStrategy/getMediaStrategyByCaseId.ts';
import { getMediaStrategyList } from './mediaStrategy/getMediaStrategyList.ts';
import { getMediaStrategyTag } from './mediaStrategy/getMediaStrategyTag.ts';
import { nationwideMediaDetails } from './nationwide-media/nationwideMediaDetails.ts';
import { getCbdLocationSelect } from './poi-analyse-detail/getCbdLocationSelect.ts';
import { getPoiMapResourceByTypeList } from './poi-analyse-detail/getPoiMapResourceByTypeList.ts';
import { listPoiDetails } from './poi-analyse-detail/poi-analyse-detail/list.ts';
import { delineationBrand } from './poi-analyse/delineationBrand.ts';
import { delineationKeyWords } from './poi-analyse/delineationKeyWords.ts';
import { getBrandPoi } from './poi-analyse/getBrandPoi.ts';
import { getKeyWords } from './poi-analyse/getKeyWords.ts';
import { getPoiMapResourceByType } from './poi-analyse/getPoiMapResourceByType.ts';
import { exportAudit } from './v1/admin/audit/export.ts';
import { listAudit } from './v1/admin/audit/list.ts';
import { verifyAudit } from './v1/admin/audit/verify.ts';
import { explainVisibility } from './v1/admin/explain.ts';
import { listGrantableMedia } from './v1/admin/media.ts';
import { listOrganisations } from './v1/admin/organisations/list.ts';
import { saveOrganisation } from './v1/admin/organisations/save.ts';
import { decideProposal } from './v1/admin/proposals/decide.ts';
import { listProposals } from './v1/admin/proposals/list.ts';
import { getRole } from './v1/admin/roles/get.ts';
import { listRoles } from './v1/admin/roles/list.ts';
import { previewRole } from './v1/admin/roles/preview.ts';
import { removeRole } from './v1/admin/roles/remove.ts';
import { saveRole } from './v1/admin/roles/save.ts';
import { endUserSessions } from './v1/admin/sessions/end.ts';
import { listSessions } from './v1/admin/sessions/list.ts';
import { getSystem } from './v1/admin/system.ts';
import { createUser } from './v1/admin/users/create.ts';
import { listUsers } from './v1/admin/users/list.ts';
import { resetPassword } from './v1/admin/users/reset-password.ts';
import { updateUser } from './v1/admin/users/update.ts';
import { exportAois } from './v1/aois/export.ts';
import { createApiKey } from './v1/api-keys/create.ts';
import { listApiKeys } from './v1/api-keys/list.ts';
import { revokeApiKey } from './v1/api-keys/revoke.ts';
import { chooseAreaUnits } from './v1/area-plan/choose.ts';
import { getAreaPositions } from './v1/area-plan/positions.ts';
import { getAttachment } from './v1/attachments/get.ts';
import { getBaseMaps } from './v1/base-maps/get.ts';
import { changeBasket } from './v1/basket/change.ts';
import { checkBasket } from './v1/basket/check.ts';
import { checkBasketForPlan } from './v1/basket/check-plan.ts';
import { getBasket } from './v1/basket/get.ts';
import { listBaskets } from './v1/basket/list.ts';
import { measureBasket } from './v1/basket/measure.ts';
import { moveBasket } from './v1/basket/move.ts';
import { moveBasketToPlan } from './v1/basket/move-to-plan.ts';
import { getBoundaries } from './v1/boundaries/get.ts';
import { addBrand } from './v1/brands/add.ts';
import { listBusLines } from './v1/bus-lines/list.ts';
import { updateBusLine } from './v1/bus-lines/update.ts';
import { downloadCertificate } from './v1/bus-plan/certificate.ts';
import { downloadCertificateDocument } from './v1/bus-plan/certificate-document.ts';
import { checkCertificate } from './v1/bus-plan/check-certificate.ts';
import { compareDeliveries } from './v1/bus-plan/compare.ts';
import { getContributions } from './v1/bus-plan/contributions.ts';
import { evaluateDelivery } from './v1/bus-plan/evaluate.ts';
import { explainLine } from './v1/bus-plan/explain-line.ts';
import { askInsight } from './v1/bus-plan/insight.ts';
import { getInsightResult } from './v1/bus-plan/insight-result.ts';
import { getLineDetail } from './v1/bus-plan/line-detail.ts';
import { getLineShapes } from './v1/bus-plan/line-shapes.ts';
import { optimiseCity } from './v1/bus-plan/optimise.ts';
import { getConditionOptions } from './v1/bus-plan/options.ts';
import { downloadBusSchedule } from './v1/bus-plan/schedule.ts';
import { exportBusinessDistricts } from './v1/business-districts/export.ts';
import { getCityReadiness } from './v1/cities/readiness.ts';
import { listCityCosts } from './v1/city-base/costs.ts';
import { exportCityBase } from './v1/city-base/export.ts';
import { exportCityAreas } from './v1/city-perspective/export.ts';
import { getAreaHours } from './v1/city-perspective/hours.ts';
import { evaluateCombination } from './v1/combination/evaluate.ts';
import { getCombinationProposal } from './v1/combination/proposal.ts';
import { proposeCombination } from './v1/combination/propose.ts';
import { getSceneIndex } from './v1/combination/scene-index.ts';
import { compareCombinations } from './v1/combinations/compare.ts';
import { exportCombinationDeck } from './v1/combinations/deck.ts';
import { exportCombination } from './v1/combinations/export.ts';
import { getCombination } from './v1/combinations/get.ts';
import { listCombinations } from './v1/combinations/list.ts';
import { removeCombination } from './v1/combinations/remove.ts';
import { renameCombination } from './v1/combinations/rename.ts';
import { saveCombination } from './v1/combinations/save.ts';
import { beginCompanySignIn } from './v1/company-sign-in/begin.ts';
import { finishCompanySignIn } from './v1/company-sign-in/finish.ts';
import { listBlanks } from './v1/competitor/blanks.ts';
import { exportCompetitionDeck } from './v1/competitor/deck.ts';
import { exportPlacements } from './v1/competitor/export.ts';
import { listOrderRivalPlaces } from './v1/competitor/order-places.ts';
import { getBrandOverlap } from './v1/competitor/overlap.ts';
import { listSightings } from './v1/competitor/sightings.ts';
import { getCompetitorSuggestions } from './v1/competitor/suggestions.ts';
import { acknowledgeContent } from './v1/content/acknowledge.ts';
import { listAcknowledgements } from './v1/content/acknowledgements.ts';
import { diffContent } from './v1/content/diff.ts';
import { contentDocument } from './v1/content/document.ts';
import { exportAcknowledgements } from './v1/content/export-acknowledgements.ts';
import { getContent } from './v1/content/get.ts';
import { listContent } from './v1/content/list.ts';
import { listMetrics } from './v1/content/metrics.ts';
import { publishContent } from './v1/content/publish.ts';
import { saveContentDraft } from './v1/content/save-draft.ts';
import { listContentVersions } from './v1/content/versions.ts';
import { getCreativeAlbum } from './v1/creative-albums/detail.ts';
import { recordAlbumOpened } from './v1/creative-albums/opened.ts';
import { getAlbumImage } from './v1/creative-albums/image.ts';
import { getCreativeFile } from './v1/creatives/file.ts';
import { findCreative } from './v1/creatives/find.ts';
import { removeCreative } from './v1/creatives/remove.ts';
import { uploadCreative } from './v1/creatives/upload.ts';
import { createPack } from './v1/crowd-packs/create.ts';
import { listPackChoices } from './v1/crowd-packs/choices.ts';
import { comparePacks } from './v1/crowd-packs/compare.ts';
import { estimatePack } from './v1/crowd-packs/estimate.ts';
import { mediaContact } from './v1/crowd-packs/media-contact.ts';
import { overviewPacks } from './v1/crowd-packs/overview.ts';
import { packPlaceOptions } from './v1/crowd-packs/place-options.ts';
import { uploadPackIds } from './v1/crowd-packs/upload.ts';
import { updatePack } from './v1/crowd-packs/update.ts';
import { copyPack } from './v1/crowd-packs/copy.ts';
import { exportPack } from './v1/crowd-packs/export.ts';
import { packHistory } from './v1/crowd-packs/history.ts';
import { recomputePack } from './v1/crowd-packs/recompute.ts';
import { removePack } from './v1/crowd-packs/remove.ts';
import { estimateCrowd } from './v1/crowd/estimate.ts';
import { getUserPackage } from './v1/crowd/user-package.ts';
import { listDataReleases } from './v1/data-releases/list.ts';
import { exportDataRelease } from './v1/data-releases/export.ts';
import { undoDataRelease } from './v1/data-releases/undo.ts';
import { getDefence } from './v1/defence/get.ts';
import { prepareDefence } from './v1/defence/prepare.ts';
import { shareDefence } from './v1/defence/share.ts';
import { openSharedDefence } from './v1/defence/shared.ts';
import { listDefenceShares } from './v1/defence/shares.ts';
import { deepenDemoCity } from './v1/demo-data/deepen.ts';
import { getDemoProgress } from './v1/demo-data/progress.ts';
import { getDemoDataState } from './v1/demo-data/state.ts';
import { getEffectBenchmark } from './v1/effect/benchmark.ts';
import { listEffectBoards } from './v1/effect/boards/list.ts';
import { removeEffectBoard } from './v1/effect/boards/remove.ts';
import { saveEffectBoard } from './v1/effect/boards/save.ts';
import { getEffectCube } from './v1/effect/cube.ts';
import { exportEffectBoard } from './v1/effect/export-board.ts';
import { exportEffectManLand } from './v1/effect/export-man-land.ts';
import { getEffectLoss } from './v1/effect/loss.ts';
import { getEffectManLand } from './v1/effect/man-land.ts';
import { importOutcomes } from './v1/effect/import-outcomes.ts';
import { uploadThirdPartyReport } from './v1/effect/upload-third-party-report.ts';
import { getThirdPartyReport } from './v1/effect/third-party-report.ts';
import { listExports } from './v1/exports/list.ts';
import { removeExport } from './v1/exports/remove.ts';
import { changeFavourites } from './v1/favourites/change.ts';
import { listFavourites } from './v1/favourites/list.ts';
import { findAnything } from './v1/find.ts';
import { createHandOver } from './v1/hand-overs/create.ts';
import { getHandOver } from './v1/hand-overs/get.ts';
import { health } from './v1/health.ts';
import { getAchievement } from './v1/home/achievement.ts';
import { listDuePostings } from './v1/home/postings.ts';
import { listTasks } from './v1/home/tasks.ts';
import { listVacancies } from './v1/home/vacancies.ts';
import { listImportSchedules } from './v1/import-schedules/list.ts';
import { saveImportSchedule } from './v1/import-schedules/save.ts';
import { removeImportSchedule } from './v1/import-schedules/remove.ts';
import { runImportSchedule } from './v1/import-schedules/run.ts';
import { uploadImport } from './v1/imports/upload.ts';
import { listImportKinds } from './v1/imports/kinds.ts';
import { getImportTemplate } from './v1/imports/template.ts';
import { submitImport } from './v1/imports/submit.ts';
import { listImportTemplates } from './v1/imports/templates.ts';
import { deleteImportTemplate } from './v1/imports/delete-template.ts';
import { renameImportTemplate } from './v1/imports/rename-template.ts';
import { getImport } from './v1/imports/get.ts';
import { setImportMapping } from './v1/imports/set-mapping.ts';
import { getImportResult } from './v1/imports/result.ts';
import { runImport } from './v1/imports/run.ts';
import { saveImportTemplate } from './v1/imports/save-template.ts';
import { getJob } from './v1/jobs/get.ts';
import { cancelJob } from './v1/jobs/cancel.ts';
import { followJob } from './v1/jobs/events.ts';
import { getFormAudience } from './v1/media-handbook/audience.ts';
import { getMediaHandbook } from './v1/media-handbook/get.ts';
import { sendSpecSheet } from './v1/media-handbook/spec-sheet.ts';
import { downloadMediaAlbum } from './v1/media-inventory/album.ts';
import { getMediaUnit } from './v1/media-inventory/detail.ts';
import { exportMedia } from './v1/media-inventory/export.ts';
import { getMediaPoints } from './v1/media-inventory/points.ts';
import { searchMedia } from './v1/media-inventory/search.ts';
import { getPositionPhoto } from './v1/media-inventory/photo.ts';
import { acceptMakeGood } from './v1/monitoring/accept-make-good.ts';
import { getMonitoringBoard } from './v1/monitoring/board.ts';
import { listMonitoringExceptions } from './v1/monitoring/exceptions.ts';
import { exportMonitoring } from './v1/monitoring/export.ts';
import { importPostings } from './v1/monitoring/import.ts';
import { listPostings } from './v1/monitoring/list.ts';
import { proposeMakeGood } from './v1/monitoring/make-good.ts';
import { markPosting } from './v1/monitoring/mark-posting.ts';
import { listMonitoringPhotos } from './v1/monitoring/photo-wall.ts';
import { uploadMonitoringPhoto } from './v1/monitoring/upload-photo.ts';
import { getMonitoringPhoto } from './v1/monitoring/photo.ts';
import { listMonitoredPlaces } from './v1/monitoring/places.ts';
import { monitoringSheetTemplate } from './v1/monitoring/sheet-template.ts';
import { listSheetTemplates } from './v1/monitoring/sheet-templates.ts';
import { getMonitoringTimeline } from './v1/monitoring/timeline.ts';
import { undoPostingImport } from './v1/monitoring/undo-import.ts';
import { reviewMonitoringPhotos } from './v1/monitoring/verdict.ts';
import { listNotices } from './v1/notices/list.ts';
import { readNotices } from './v1/notices/read.ts';
import { decideOpportunity } from './v1/optimise/decide.ts';
import { exportOpportunities } from './v1/optimise/export.ts';
import { getOpportunity } from './v1/optimise/get.ts';
import { getOptimiseHistory } from './v1/optimise/history.ts';
import { listOpportunities } from './v1/optimise/list.ts';
import { draftNextCampaign } from './v1/optimise/next-campaign.ts';
import { scanOrder } from './v1/optimise/scan.ts';
import { simulateShifts } from './v1/optimise/simulate.ts';
import { addOrderComment } from './v1/orders/add-comment.ts';
import { getOrderAttachment } from './v1/orders/attachment.ts';
import { checkOrderAvailability } from './v1/orders/check-availability.ts';
import { listOrderColleagues } from './v1/orders/colleagues.ts';
import { listOrderComments } from './v1/orders/comments.ts';
import { decideOrderDiscounts } from './v1/orders/decide-discounts.ts';
import { diffOrderVersions } from './v1/orders/diff.ts';
import { getOrderDistricts } from './v1/orders/districts.ts';
import { exportOrders } from './v1/orders/export.ts';
import { followOrder } from './v1/orders/follow.ts';
import { listOrderFollowers } from './v1/orders/followers.ts';
import { holdOrder } from './v1/orders/hold.ts';
import { downloadInvoiceData } from './v1/orders/invoice-data.ts';
import { getOrderLineDetail } from './v1/orders/line-detail.ts';
import { getManLandCoverage } from './v1/orders/man-land/coverage.ts';
import { getManLandFlow } from './v1/orders/man-land/flow.ts';
import { getManLandHeat } from './v1/orders/man-land/heat.ts';
import { getManLandMatrix } from './v1/orders/man-land/matrix.ts';
import { listManLandUnits } from './v1/orders/man-land/units.ts';
import { changeMaterials } from './v1/orders/materials/change.ts';
import { listMaterials } from './v1/orders/materials/list.ts';
import { downloadMonitoringReport } from './v1/orders/monitoring-report.ts';
import { listOrderOffers } from './v1/orders/offers.ts';
import { getPastSpend } from './v1/orders/past-spend.ts';
import { getPlannedExposures } from './v1/orders/planned-exposures.ts';
import { downloadPointAlbum } from './v1/orders/point-album.ts';
import { getOrderPointDetail } from './v1/orders/point-detail.ts';
import { downloadPostingReport } from './v1/orders/posting-report.ts';
import { downloadOrderProposal } from './v1/orders/proposal.ts';
import { downloadOrderQuotation } from './v1/orders/quotation.ts';
import { getOrderReachCurve } from './v1/orders/reach-curve.ts';
import { readOrderList } from './v1/orders/read-list.ts';
import { listOrderReceivers } from './v1/orders/receivers.ts';
import { releaseOrder } from './v1/orders/release.ts';
import { removeOrderComment } from './v1/orders/remove-comment.ts';
import { requestOrderDiscounts } from './v1/orders/request-discounts.ts';
import { revokeOrderShare } from './v1/orders/revoke-share.ts';
import { getOrderSchedule } from './v1/orders/schedule.ts';
import { downloadSettlement } from './v1/orders/settlement.ts';
import { shareOrder } from './v1/orders/share.ts';
import { openSharedOrder } from './v1/orders/shared.ts';
import { openSharedCreative } from './v1/orders/shared-creative.ts';
import { openSharedOutlook } from './v1/orders/shared-outlook.ts';
import { listOrderShares } from './v1/orders/shares.ts';
import { transferOrder } from './v1/orders/transfer.ts';
import { transitionOrder } from './v1/orders/transition.ts';
import { listOrderVersions } from './v1/orders/versions.ts';
import { generatePanel } from './v1/panels/generate.ts';
import { rankCities } from './v1/people/city-ranking.ts';
import { exportCityRanking } from './v1/people/city-ranking/export.ts';
import { getPreference } from './v1/people/preference.ts';
import { exportPreference } from './v1/people/preference/export.ts';
import { exportPlaceSet } from './v1/place-sets/export.ts';
import { getPlaceSet } from './v1/place-sets/get.ts';
import { readPlaceFile } from './v1/place-sets/import.ts';
import { listPlaceSets } from './v1/place-sets/list.ts';
import { removePlaceSet } from './v1/place-sets/remove.ts';
import { savePlaceSet } from './v1/place-sets/save.ts';
import { delineatePlaces } from './v1/places/delineate.ts';
import { geocodePlaces } from './v1/places/geocode.ts';
import { suggestPlaces } from './v1/places/suggest.ts';
import { exportRateCards } from './v1/rate-cards/export.ts';
import { listRateCards } from './v1/rate-cards/list.ts';
import { checkClosingReport } from './v1/reports/closing-check.ts';
import { exportReport } from './v1/reports/export.ts';
import { getReportLayout } from './v1/reports/layout.ts';
import { saveReportLayout } from './v1/reports/save-layout.ts';
import { openSharedReport } from './v1/reports/shared.ts';
import { getSceneHours } from './v1/scenes/hours.ts';
import { beginSecondFactor } from './v1/second-factor/begin.ts';
import { confirmSecondFactor } from './v1/second-factor/confirm.ts';
import { removeSecondFactor } from './v1/second-factor/remove.ts';
import { verifySecondFactor } from './v1/second-factor/verify.ts';
import { endOwnSession } from './v1/session/end.ts';
import { listOwnSessions } from './v1/session/list.ts';
import { checkFeasibility } from './v1/smart-select/feasibility.ts';
import { downloadPlanProposal } from './v1/smart-select/proposal.ts';
import { calculateStandard738 } from './v1/standard-738/calculate.ts';
import { getAttainment } from './v1/standards/attainment.ts';
import { exportCaseDeck } from './v1/strategy-cases/deck.ts';
import { archiveStrategyDraft } from './v1/strategy-drafts/archive.ts';
import { copyStrategyDraft } from './v1/strategy-drafts/copy.ts';
import { exportStrategyDraft } from './v1/strategy-drafts/export.ts';
import { getStrategyDraft } from './v1/strategy-drafts/get.ts';
import { handOverDraft } from './v1/strategy-drafts/hand-over.ts';
import { listStrategyDrafts } from './v1/strategy-drafts/list.ts';
import { getDraftOrigin } from './v1/strategy-drafts/origin.ts';
import { pinEvidence } from './v1/strategy-drafts/pin.ts';
import { saveStrategyDraft } from './v1/strategy-drafts/save.ts';
import { unpinEvidence } from './v1/strategy-drafts/unpin.ts';
import { getStreetNetwork } from './v1/street-networks/get.ts';
import { listSubscriptions } from './v1/subscriptions/list.ts';
import { removeSubscription } from './v1/subscriptions/remove.ts';
import { saveSubscription } from './v1/subscriptions/save.ts';
import type { Handlers } from './handler.ts';

/** The handler of every call, by the registry's keys. */
export const handlers: Handlers = {
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
  'api/demo': demo,
  'app-analyse-city/conditionQuery': queryCities,
  'app-analyse-city/deleteLine': deleteCityLine,
  'app-analyse-city/insertLine': insertCityLine,
  'app-analyse-city/lineList': listCityLines,
  'app-analyse-city/updateLine': updateCityLine,
  'app-analyse-creative/conditionQuery': analyseCreative,
  'app-analyse-creative/getTagCategory': getCreativeTagCategory,
  'app-analyse-media/categoryQuery': queryMediaCategories,
  'app-analyse-media/conditionQuery': queryMedia,
  'bus-plan/v1/executeQuotation': executeBusQuotation,
  'bus-plan/v1/getBusLineByPlanCity': getBusLineByPlanCity,
  'bus-plan/v1/getBusLinePlanFilterData': getBusLinePlanFilterData,
  'bus-plan/v1/getCityBusLinePlanDeliveryData': getCityBusLinePlanDeliveryData,
  'bus-plan/v1/getCityList': getBusPlanCityList,
  'bus-plan/v1/getCostAggregateList': getBusCostAggregateList,
  'bus-plan/v1/saveBusLinePlanFilterData': saveBusLinePlanFilterData,
  'bus-plan/v1/saveCityBusLinePlanDeliveryData': saveCityBusLinePlanDeliveryData,
  'bus-report-exposure/getApproachCbdLineData': getApproachCbdLineData,
  'bus-report-exposure/getAreaProgrammeLineData': getAreaProgrammeLineData,
  'bus-report-exposure/getBusReportCityResult': getBusReportCityResult,
  'bus-report-exposure/getBusReportCollectResult': getBusReportCollectResult,
  'bus-report-exposure/getCbdDataList': getCbdDataList,
  'bus-report-exposure/getOrderEffectBusListData': getOrderEffectBusListData,
  'bus-report-exposure/getOverviewMediaData': getOverviewMediaData,
  'business-area-media/list': listBusinessAreaMedia,
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
  'common-attachment/albumPageQuery': queryAlbums,
  'common-attachment/cbdAlbumPageQuery': queryDistrictAlbums,
  'common-attachment/creativeAppPageQuery': queryCreativeApps,
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
  'competitor/getBrandIdByProductData': getBrandIdByProductData,
  'competitor/getBrandInspirationSuggestionAttachment': getBrandInspirationSuggestionAttachment,
  'competitor/getCompetitorDataTypeCategoryData': getCompetitorDataTypeCategoryData,
  'competitor/getCompetitorSummarize': getCompetitorSummarize,
  'competitor/getConclusion': getConclusion,
  'competitor/getMediaCompetitorData': getMediaCompetitorData,
  'competitor/getMediaCompetitorDataByOrder': getMediaCompetitorDataByOrder,
  'competitor/getTendencyOverview': getTendencyOverview,
  'competitor/listScreenDataPage': listScreenDataPage,
  'competitor/marketLayout': marketLayout,
  'competitor/marketLayoutCityData': marketLayoutCityData,
  'competitor/mediaAnalysisDataYear': mediaAnalysisDataYear,
  'competitor/updateConclusion': updateConclusion,
  'crowd-tag-plan/downloadSchedule/{planId}': downloadAreaSchedule,
  'crowd-tag-plan/v1/executeQuotation': executeAreaQuotation,
  'crowd-tag-plan/v1/exportAreaVacancyPositionHotDetail': exportAreaVacancyPositionHotDetail,
  'crowd-tag-plan/v1/getAllDeliveryCostInfo': getAllDeliveryCostInfo,
  'crowd-tag-plan/v1/getAreaVacancyPositionHotDetail': getAreaVacancyPositionHotDetail,
  'crowd-tag-plan/v1/getAreaVacancyPositionInfo': getAreaVacancyPositionInfo,
  'crowd-tag-plan/v1/getCityList': getAreaPlanCities,
  'crowd-tag-plan/v1/getCostAggregateList': getAreaCostAggregateList,
  'effectestimate/inputConclusionText': inputConclusionText,
  'effectestimate/orderListPage': listEffectOrders,
  'effectestimate/{orderId}/entiretyExposureCrowd': getEntiretyExposureCrowd,
  'effectestimate/{orderId}/exposureAudienceInsight': getExposureAudienceInsight,
  'effectestimate/{orderId}/exposureTargetData': getExposureTargetData,
  'effectestimate/{orderId}/getBasicsGroupImageData': getBasicsGroupImage,
  'effectestimate/{orderId}/getBehaviorDetailsData': getBehaviorDetails,
  'effectestimate/{orderId}/getCityExposure': getCityExposure,
  'effectestimate/{orderId}/getExpandIndicatorData': getExpandIndicatorData,
  'effectestimate/{orderId}/getMediaOrderByOrderId': getEffectOrder,
  'effectestimate/{orderId}/getMediumExposure': getMediumExposure,
  'effectestimate/{orderId}/getOptionalGroupImageExternalData': getOptionalGroupImage,
  'effectestimate/{orderId}/getThirdPartyEvaluationAttachmentId': getThirdPartyEvaluation,
  'effectestimate/{orderId}/mediaPlacementSituation': getMediaPlacementSituation,
  'json/gdp.json': gdp,
  'json/map-data.json': mapData,
  'media-order-match-detail/downloadSchedule/{orderId}': downloadOrderSchedule,
  'media-order-match-detail/getDropDownMatchDetail': getDropDownMatchDetail,
  'media-order-match-detail/getMatchDetailOrderData/{orderId}': getMatchDetailOrderData,
  'media-order-match-detail/getMediaByOrderMapData': getMediaByOrderMapData,
  'media-order-match-detail/getOrderIntelligence/{orderId}': getOrderIntelligence,
  'media-order-match-detail/selectListLevelData': selectListLevelData,
  'media-order-match-detail/thermodynamicDiagram': getOrderHeat,
  'mediaOrder/create': createOrder,
  'mediaOrder/createMediaTaCrowdPack': createMediaTaCrowdPack,
  'mediaOrder/downloadTemplate': downloadOrderTemplate,
  'mediaOrder/getAllCrowdPackData': getAllCrowdPackData,
  'mediaOrder/getById': getOrderById,
  'mediaOrder/getByIdMediaTaCrowdPack/{id}': getByIdMediaTaCrowdPack,
  'mediaOrder/getCbdFormData': getCbdFormData,
  'mediaOrder/getCityMediaOrderAnalyseResponse': getCityMediaOrderAnalyseResponse,
  'mediaOrder/getCompetitor': getCompetitor,
  'mediaOrder/getMediaPlacementPlanByPlanId': getMediaPlacementPlanByPlanId,
  'mediaOrder/getOrderCityBaseAllAmountDataList': getOrderCityBaseAllAmountDataList,
  'mediaOrder/getOrderCityBusAllAmountDataList': getOrderCityBusAllAmountDataList,
  'mediaOrder/getOrderMediaPlacementPlanByPlanId': getOrderMediaPlacementPlanByPlanId,
  'mediaOrder/getOrderReferenceSchemeList': getOrderReferenceSchemeList,
  'mediaOrder/getPackDataListByPlanIds': getPackDataListByPlanIds,
  'mediaOrder/getReferenceSchemeList': getReferenceSchemeList,
  'mediaOrder/getSelectionPlanRegion': getSelectionPlanRegion,
  'mediaOrder/launchMonitoring': launchMonitoring,
  'mediaOrder/list': listOrders,
  'mediaOrder/orderEntiretyExposureCrowd/{orderId}': getOrderEntiretyExposureCrowd,
  'mediaOrder/overallInvestmentEstimatePlacement': overallInvestmentEstimatePlacement,
  'mediaOrder/selectBrandList': selectBrandList,
  'mediaOrder/update': updateOrder,
  'mediaOrder/updateService': updateOrderService,
  'mediaStrategy/getMediaStrategyByCaseId/{caseId}': getMediaStrategyByCaseId,
  'mediaStrategy/getMediaStrategyList': getMediaStrategyList,
  'mediaStrategy/getMediaStrategyTag': getMediaStrategyTag,
  'nationwide-media/nationwideMediaDetails': nationwideMediaDetails,
  'poi-analyse-detail/getCbdLocationSelect': getCbdLocationSelect,
  'poi-analyse-detail/getPoiMapResourceByTypeList': getPoiMapResourceByTypeList,
  'poi-analyse-detail/poi-analyse-detail/list': listPoiDetails,
  'poi-analyse/delineationBrand': delineationBrand,
  'poi-analyse/delineationKeyWords': delineationKeyWords,
  'poi-analyse/getBrandPoi': getBrandPoi,
  'poi-analyse/getKeyWords': getKeyWords,
  'poi-analyse/getPoiMapResourceByType': getPoiMapResourceByType,
  'v1/admin/audit/export': exportAudit,
  'v1/admin/audit/list': listAudit,
  'v1/admin/audit/verify': verifyAudit,
  'v1/admin/explain': explainVisibility,
  'v1/admin/media': listGrantableMedia,
  'v1/admin/organisations/list': listOrganisations,
  'v1/admin/organisations/save': saveOrganisation,
  'v1/admin/proposals/decide': decideProposal,
  'v1/admin/proposals/list': listProposals,
  'v1/admin/roles/get': getRole,
  'v1/admin/roles/list': listRoles,
  'v1/admin/roles/preview': previewRole,
  'v1/admin/roles/remove': removeRole,
  'v1/admin/roles/save': saveRole,
  'v1/admin/sessions/end': endUserSessions,
  'v1/admin/sessions/list': listSessions,
  'v1/admin/system': getSystem,
  'v1/admin/users/create': createUser,
  'v1/admin/users/list': listUsers,
  'v1/admin/users/reset-password': resetPassword,
  'v1/admin/users/update': updateUser,
  'v1/aois/export': exportAois,
  'v1/api-keys/create': createApiKey,
  'v1/api-keys/list': listApiKeys,
  'v1/api-keys/{keyId}/revoke': revokeApiKey,
  'v1/area-plan/choose': chooseAreaUnits,
  'v1/area-plan/positions': getAreaPositions,
  'v1/attachments/{attachmentId}': getAttachment,
  'v1/base-maps/{cityCode}': getBaseMaps,
  'v1/basket/change': changeBasket,
  'v1/basket/check': checkBasket,
  'v1/basket/check-plan': checkBasketForPlan,
  'v1/basket/get': getBasket,
  'v1/basket/list': listBaskets,
  'v1/basket/measure': measureBasket,
  'v1/basket/move': moveBasket,
  'v1/basket/move-to-plan': moveBasketToPlan,
  'v1/boundaries/{adcode}': getBoundaries,
  'v1/brands/add': addBrand,
  'v1/bus-lines': listBusLines,
  'v1/bus-lines/{lineId}': updateBusLine,
  'v1/bus-plan/certificate': downloadCertificate,
  'v1/bus-plan/certificate-document': downloadCertificateDocument,
  'v1/bus-plan/check-certificate': checkCertificate,
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
  'v1/business-districts/export': exportBusinessDistricts,
  'v1/cities/readiness': getCityReadiness,
  'v1/city-base/costs': listCityCosts,
  'v1/city-base/export': exportCityBase,
  'v1/city-perspective/export': exportCityAreas,
  'v1/city-perspective/hours': getAreaHours,
  'v1/combination/evaluate': evaluateCombination,
  'v1/combination/proposal': getCombinationProposal,
  'v1/combination/propose': proposeCombination,
  'v1/combination/scene-index': getSceneIndex,
  'v1/combinations/compare': compareCombinations,
  'v1/combinations/deck': exportCombinationDeck,
  'v1/combinations/export': exportCombination,
  'v1/combinations/get': getCombination,
  'v1/combinations/list': listCombinations,
  'v1/combinations/remove': removeCombination,
  'v1/combinations/rename': renameCombination,
  'v1/combinations/save': saveCombination,
  'v1/company-sign-in/begin': beginCompanySignIn,
  'v1/company-sign-in/finish': finishCompanySignIn,
  'v1/competitor/blanks': listBlanks,
  'v1/competitor/deck': exportCompetitionDeck,
  'v1/competitor/export': exportPlacements,
  'v1/competitor/order-places': listOrderRivalPlaces,
  'v1/competitor/overlap': getBrandOverlap,
  'v1/competitor/sightings': listSightings,
  'v1/competitor/suggestions': getCompetitorSuggestions,
  'v1/content/acknowledge': acknowledgeContent,
  'v1/content/acknowledgements': listAcknowledgements,
  'v1/content/diff': diffContent,
  'v1/content/document': contentDocument,
  'v1/content/export-acknowledgements': exportAcknowledgements,
  'v1/content/get': getContent,
  'v1/content/list': listContent,
  'v1/content/metrics': listMetrics,
  'v1/content/publish': publishContent,
  'v1/content/save-draft': saveContentDraft,
  'v1/content/versions': listContentVersions,
  'v1/creative-albums/detail': getCreativeAlbum,
  'v1/creative-albums/opened': recordAlbumOpened,
  'v1/creative-albums/{albumId}/images/{seq}': getAlbumImage,
  'v1/creatives/file': getCreativeFile,
  'v1/creatives/find': findCreative,
  'v1/creatives/remove': removeCreative,
  'v1/creatives/upload': uploadCreative,
  'v1/crowd-packs': createPack,
  'v1/crowd-packs/choices': listPackChoices,
  'v1/crowd-packs/compare': comparePacks,
  'v1/crowd-packs/estimate': estimatePack,
  'v1/crowd-packs/media-contact': mediaContact,
  'v1/crowd-packs/overview': overviewPacks,
  'v1/crowd-packs/place-options': packPlaceOptions,
  'v1/crowd-packs/uploads': uploadPackIds,
  'v1/crowd-packs/{packId}': updatePack,
  'v1/crowd-packs/{packId}/copy': copyPack,
  'v1/crowd-packs/{packId}/export': exportPack,
  'v1/crowd-packs/{packId}/history': packHistory,
  'v1/crowd-packs/{packId}/recompute': recomputePack,
  'v1/crowd-packs/{packId}/remove': removePack,
  'v1/crowd/estimate': estimateCrowd,
  'v1/crowd/user-package': getUserPackage,
  'v1/data-releases': listDataReleases,
  'v1/data-releases/{releaseId}/export': exportDataRelease,
  'v1/data-releases/{releaseId}/undo': undoDataRelease,
  'v1/defence/get': getDefence,
  'v1/defence/prepare': prepareDefence,
  'v1/defence/share': shareDefence,
  'v1/defence/shared': openSharedDefence,
  'v1/defence/shares': listDefenceShares,
  'v1/demo-data/deepen': deepenDemoCity,
  'v1/demo-data/progress': getDemoProgress,
  'v1/demo-data/state': getDemoDataState,
  'v1/effect/benchmark': getEffectBenchmark,
  'v1/effect/boards/list': listEffectBoards,
  'v1/effect/boards/remove': removeEffectBoard,
  'v1/effect/boards/save': saveEffectBoard,
  'v1/effect/cube': getEffectCube,
  'v1/effect/export-board': exportEffectBoard,
  'v1/effect/export-man-land': exportEffectManLand,
  'v1/effect/loss': getEffectLoss,
  'v1/effect/man-land': getEffectManLand,
  'v1/effect/outcomes': importOutcomes,
  'v1/effect/third-party-reports': uploadThirdPartyReport,
  'v1/effect/third-party-reports/{reportId}': getThirdPartyReport,
  'v1/exports/list': listExports,
  'v1/exports/remove': removeExport,
  'v1/favourites/change': changeFavourites,
  'v1/favourites/list': listFavourites,
  'v1/find': findAnything,
  'v1/hand-overs/create': createHandOver,
  'v1/hand-overs/get': getHandOver,
  'v1/health': health,
  'v1/home/achievement': getAchievement,
  'v1/home/postings': listDuePostings,
  'v1/home/tasks': listTasks,
  'v1/home/vacancies': listVacancies,
  'v1/import-schedules/list': listImportSchedules,
  'v1/import-schedules/save': saveImportSchedule,
  'v1/import-schedules/{scheduleId}/remove': removeImportSchedule,
  'v1/import-schedules/{scheduleId}/run': runImportSchedule,
  'v1/imports': uploadImport,
  'v1/imports/kinds': listImportKinds,
  'v1/imports/kinds/{kind}/template': getImportTemplate,
  'v1/imports/submit': submitImport,
  'v1/imports/templates': listImportTemplates,
  'v1/imports/templates/{templateId}/delete': deleteImportTemplate,
  'v1/imports/templates/{templateId}/rename': renameImportTemplate,
  'v1/imports/{importId}': getImport,
  'v1/imports/{importId}/mapping': setImportMapping,
  'v1/imports/{importId}/result': getImportResult,
  'v1/imports/{importId}/run': runImport,
  'v1/imports/{importId}/save-template': saveImportTemplate,
  'v1/jobs/{jobId}': getJob,
  'v1/jobs/{jobId}/cancel': cancelJob,
  'v1/jobs/{jobId}/events': followJob,
  'v1/media-handbook/audience': getFormAudience,
  'v1/media-handbook/get': getMediaHandbook,
  'v1/media-handbook/spec-sheet': sendSpecSheet,
  'v1/media-inventory/album': downloadMediaAlbum,
  'v1/media-inventory/detail': getMediaUnit,
  'v1/media-inventory/export': exportMedia,
  'v1/media-inventory/points': getMediaPoints,
  'v1/media-inventory/search': searchMedia,
  'v1/media-inventory/{positionId}/photo': getPositionPhoto,
  'v1/monitoring/accept-make-good': acceptMakeGood,
  'v1/monitoring/board': getMonitoringBoard,
  'v1/monitoring/exceptions': listMonitoringExceptions,
  'v1/monitoring/export': exportMonitoring,
  'v1/monitoring/import': importPostings,
  'v1/monitoring/list': listPostings,
  'v1/monitoring/make-good': proposeMakeGood,
  'v1/monitoring/mark-posting': markPosting,
  'v1/monitoring/photo-wall': listMonitoringPhotos,
  'v1/monitoring/photos': uploadMonitoringPhoto,
  'v1/monitoring/photos/{photoId}': getMonitoringPhoto,
  'v1/monitoring/places': listMonitoredPlaces,
  'v1/monitoring/sheet-template': monitoringSheetTemplate,
  'v1/monitoring/sheet-templates': listSheetTemplates,
  'v1/monitoring/timeline': getMonitoringTimeline,
  'v1/monitoring/undo-import': undoPostingImport,
  'v1/monitoring/verdict': reviewMonitoringPhotos,
  'v1/notices/list': listNotices,
  'v1/notices/read': readNotices,
  'v1/optimise/decide': decideOpportunity,
  'v1/optimise/export': exportOpportunities,
  'v1/optimise/get': getOpportunity,
  'v1/optimise/history': getOptimiseHistory,
  'v1/optimise/list': listOpportunities,
  'v1/optimise/next-campaign': draftNextCampaign,
  'v1/optimise/scan': scanOrder,
  'v1/optimise/simulate': simulateShifts,
  'v1/orders/add-comment': addOrderComment,
  'v1/orders/attachment': getOrderAttachment,
  'v1/orders/check-availability': checkOrderAvailability,
  'v1/orders/colleagues': listOrderColleagues,
  'v1/orders/comments': listOrderComments,
  'v1/orders/decide-discounts': decideOrderDiscounts,
  'v1/orders/diff': diffOrderVersions,
  'v1/orders/districts': getOrderDistricts,
  'v1/orders/export': exportOrders,
  'v1/orders/follow': followOrder,
  'v1/orders/followers': listOrderFollowers,
  'v1/orders/hold': holdOrder,
  'v1/orders/invoice-data': downloadInvoiceData,
  'v1/orders/line-detail': getOrderLineDetail,
  'v1/orders/man-land/coverage': getManLandCoverage,
  'v1/orders/man-land/flow': getManLandFlow,
  'v1/orders/man-land/heat': getManLandHeat,
  'v1/orders/man-land/matrix': getManLandMatrix,
  'v1/orders/man-land/units': listManLandUnits,
  'v1/orders/materials/change': changeMaterials,
  'v1/orders/materials/list': listMaterials,
  'v1/orders/monitoring-report': downloadMonitoringReport,
  'v1/orders/offers': listOrderOffers,
  'v1/orders/past-spend': getPastSpend,
  'v1/orders/planned-exposures': getPlannedExposures,
  'v1/orders/point-album': downloadPointAlbum,
  'v1/orders/point-detail': getOrderPointDetail,
  'v1/orders/posting-report': downloadPostingReport,
  'v1/orders/proposal': downloadOrderProposal,
  'v1/orders/quotation': downloadOrderQuotation,
  'v1/orders/reach-curve': getOrderReachCurve,
  'v1/orders/read-list': readOrderList,
  'v1/orders/receivers': listOrderReceivers,
  'v1/orders/release': releaseOrder,
  'v1/orders/remove-comment': removeOrderComment,
  'v1/orders/request-discounts': requestOrderDiscounts,
  'v1/orders/revoke-share': revokeOrderShare,
  'v1/orders/schedule': getOrderSchedule,
  'v1/orders/settlement': downloadSettlement,
  'v1/orders/share': shareOrder,
  'v1/orders/shared': openSharedOrder,
  'v1/orders/shared-creative': openSharedCreative,
  'v1/orders/shared-outlook': openSharedOutlook,
  'v1/orders/shares': listOrderShares,
  'v1/orders/transfer': transferOrder,
  'v1/orders/transition': transitionOrder,
  'v1/orders/versions': listOrderVersions,
  'v1/panels': generatePanel,
  'v1/people/city-ranking': rankCities,
  'v1/people/city-ranking/export': exportCityRanking,
  'v1/people/preference': getPreference,
  'v1/people/preference/export': exportPreference,
  'v1/place-sets/export': exportPlaceSet,
  'v1/place-sets/get': getPlaceSet,
  'v1/place-sets/import': readPlaceFile,
  'v1/place-sets/list': listPlaceSets,
  'v1/place-sets/remove': removePlaceSet,
  'v1/place-sets/save': savePlaceSet,
  'v1/places/delineate': delineatePlaces,
  'v1/places/geocode': geocodePlaces,
  'v1/places/suggest': suggestPlaces,
  'v1/rate-cards/export': exportRateCards,
  'v1/rate-cards/list': listRateCards,
  'v1/reports/closing-check': checkClosingReport,
  'v1/reports/export': exportReport,
  'v1/reports/layout': getReportLayout,
  'v1/reports/save-layout': saveReportLayout,
  'v1/reports/shared': openSharedReport,
  'v1/scenes/hours': getSceneHours,
  'v1/second-factor/begin': beginSecondFactor,
  'v1/second-factor/confirm': confirmSecondFactor,
  'v1/second-factor/remove': removeSecondFactor,
  'v1/second-factor/verify': verifySecondFactor,
  'v1/session/end': endOwnSession,
  'v1/session/list': listOwnSessions,
  'v1/smart-select/feasibility': checkFeasibility,
  'v1/smart-select/proposal': downloadPlanProposal,
  'v1/standard-738/calculate': calculateStandard738,
  'v1/standards/attainment': getAttainment,
  'v1/strategy-cases/deck': exportCaseDeck,
  'v1/strategy-drafts/archive': archiveStrategyDraft,
  'v1/strategy-drafts/copy': copyStrategyDraft,
  'v1/strategy-drafts/export': exportStrategyDraft,
  'v1/strategy-drafts/get': getStrategyDraft,
  'v1/strategy-drafts/hand-over': handOverDraft,
  'v1/strategy-drafts/list': listStrategyDrafts,
  'v1/strategy-drafts/origin': getDraftOrigin,
  'v1/strategy-drafts/pin': pinEvidence,
  'v1/strategy-drafts/save': saveStrategyDraft,
  'v1/strategy-drafts/unpin': unpinEvidence,
  'v1/street-networks/{cityCode}': getStreetNetwork,
  'v1/subscriptions/list': listSubscriptions,
  'v1/subscriptions/remove': removeSubscription,
  'v1/subscriptions/save': saveSubscription,
};
