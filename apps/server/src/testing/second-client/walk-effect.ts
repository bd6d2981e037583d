import { firstOf, type Walk } from './walk.ts';

const ofOrder = [
  'getMediaOrderByOrderId',
  'getBasicsGroupImageData',
  'getBehaviorDetailsData',
  'exposureTargetData',
  'getExpandIndicatorData',
  'getOptionalGroupImageExternalData',
  'getThirdPartyEvaluationAttachmentId',
  'entiretyExposureCrowd',
  'exposureAudienceInsight',
  'getCityExposure',
  'getMediumExposure',
  'mediaPlacementSituation',
] as const;

/** 效果评估 of an order that is closed and had buses, by both ways of writing the address; 公交数字报告. */
export async function walkEffect({ ask }: Walk): Promise<void> {
  const orders = await ask('POST', 'effectestimate/orderListPage', {
    regionCode: 'ALL',
    mediaId: 1,
    pageSize: 100,
  });
  const orderId = firstOf(orders, 'orderId', ({ state }) => state === 'closed');
  for (const name of ofOrder) {
    await ask('GET', `effectestimate/{orderId}/${name}`, { orderId });
    await ask('GET', `effectestimate/${name}/{orderId}`, { orderId });
  }
  const appraised = await ask('GET', 'effectestimate/{orderId}/getMediaOrderByOrderId', { orderId });
  const version = firstOf(appraised, 'conclusionVersion') ?? firstOf(appraised, 'version') ?? 0;
  await ask('POST', 'effectestimate/inputConclusionText', { orderId, text: '第二客户端的结论', version });
  for (const name of [
    'getBusReportCityResult',
    'getApproachCbdLineData',
    'getAreaProgrammeLineData',
    'getBusReportCollectResult',
    'getOrderEffectBusListData',
    'getCbdDataList',
    'getOverviewMediaData',
  ])
    await ask('GET', `bus-report-exposure/${name}`, { orderId });
}
