import { checkFeasibility } from '../v1/smart-select/feasibility.ts';
import { crowdTagMatchResultExport } from '../ai-option-mode/crowdTagMatchResultExport.ts';
import { geoLocationMatchResultExport } from '../ai-option-mode/geoLocationMatchResultExport.ts';
import { getBasePlanDetail } from '../ai-option-mode/getBasePlanDetail.ts';
import { getCrowdTagPlanDetail } from '../ai-option-mode/getCrowdTagPlanDetail.ts';
import { getGeoLocationPlanDetail } from '../ai-option-mode/getGeoLocationPlanDetail.ts';
import { getPlanCrowdLabelList } from '../ai-option-mode/getCrowdLabelList.ts';
import { insertPlan } from '../ai-option-mode/insert.ts';
import { listPlans } from '../ai-option-mode/list.ts';
import { submitRequirements } from '../ai-option-mode/submitRequirements.ts';
import { updatePlan } from '../ai-option-mode/update.ts';

/** Smart-select plans. */
export const smartSelectCalls = {
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
  'v1/smart-select/feasibility': checkFeasibility,
} as const;
