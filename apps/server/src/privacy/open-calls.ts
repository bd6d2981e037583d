import type { CallKey } from '@ooh/contract/registry';

const ofCity = '人群在全市的规模与构成，不低于城市级';
const asPublished = '运营方公布的客流，不来自样本';
const asAsked = '用户自己填写的目标或参数，不来自样本';
const noAudience = '文件中没有受众数字';
const forProgress = '任务的进度与结果编号；线路洞察的结果另行去除（job-results.ts）';

/** Calls that go out as they are though their answers speak of people, or are files; each with the reason. */
export const openCalls: Partial<Record<CallKey, string>> = {
  'v1/crowd/estimate': ofCity,
  'city-perspective/intelligenceCityUv': ofCity,
  'aoi-draw/cityShoppingRecreation': '每万人门店数以全市常住人口为分母',
  'v1/bus-lines': asPublished,
  'mediaOrder/getById': asAsked,
  'v1/standard-738/calculate': asAsked,
  'v1/smart-select/feasibility': ofCity,
  'v1/imports/kinds/{kind}/template': noAudience,
  'v1/attachments/{attachmentId}': noAudience,
  'v1/effect/third-party-reports/{reportId}': '第三方上传的原件',
  'mediaOrder/downloadTemplate': noAudience,
  'bus-plan/v1/getBusLinePlanFilterData': '命中的线路数，不是人数',
  'v1/orders/quotation': noAudience,
  'media-order-match-detail/downloadSchedule/{orderId}': noAudience,
  'v1/orders/monitoring-report': noAudience,
  'v1/monitoring/export': noAudience,
  'v1/monitoring/photos/{photoId}': noAudience,
  'v1/orders/point-album': noAudience,
  'competitor/getBrandInspirationSuggestionAttachment': noAudience,
  'v1/city-base/export': '公布的常住人口，媒体存量与价格，不来自样本',
  'v1/creative-albums/{albumId}/images/{seq}': noAudience,
  'v1/jobs/{jobId}/events': forProgress,
};
