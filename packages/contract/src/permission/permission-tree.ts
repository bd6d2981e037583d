import type { PermissionGroupPath, PermissionPath } from './permission-structure.ts';

/** A switch of the permission structure, with a description of what it opens. */
export interface PermissionNode {
  readonly name: string;
  readonly flag: PermissionPath;
  /** Present where the switch has a data scope of (city, medium) pairs. */
  readonly group?: PermissionGroupPath;
  readonly children?: readonly PermissionNode[];
}

const scoped = <Path extends PermissionGroupPath>(name: string, group: Path): PermissionNode => ({
  name,
  flag: `${group}.isEnabled` as PermissionPath,
  group,
});

/** Every switch of the permission structure once, in the order of the menu. */
export const permissionTree: readonly PermissionNode[] = [
  {
    name: '数字资产管理',
    flag: 'digitalAssetRoleData.pageIsEnabled',
    children: [
      scoped('媒体资源', 'digitalAssetRoleData.allMediumData'),
      scoped('全国媒体', 'digitalAssetRoleData.allNationwideMediaData'),
      scoped('城市与媒体分析', 'digitalAssetRoleData.appAnalyseData'),
      scoped('城市透视', 'digitalAssetRoleData.cityNumericalPerspectiveData'),
      scoped('AOI 数据库', 'digitalAssetRoleData.aoiDataBaseData'),
    ],
  },
  {
    name: '智慧营销策略',
    flag: 'smartMarketingData.pageIsEnabled',
    children: [
      { name: '目标', flag: 'smartMarketingData.wisdomTargetData.targetShowState' },
      scoped('媒体组合', 'smartMarketingData.wisdomCombinationData'),
      scoped('竞品投放', 'smartMarketingData.competitorPutData'),
      scoped('城市人群', 'smartMarketingData.wisdomCityData'),
      scoped('TA 人群', 'smartMarketingData.numeracyTaData'),
      scoped('商圈洞察', 'smartMarketingData.cbdInsightData'),
      scoped('特定场景', 'smartMarketingData.specificContext'),
      scoped('POI 分析', 'smartMarketingData.analyzePoiData'),
    ],
  },
  {
    name: '投资订单管理',
    flag: 'investmentOrderData.pageIsEnabled',
    children: [
      scoped('订单模式', 'investmentOrderData.orderPatternData'),
      scoped('智选模式', 'investmentOrderData.wiseChoicePatternData'),
    ],
  },
  scoped('效果评估', 'effectAppraisalData'),
  scoped('再运营', 'operationOptimizeData'),
  {
    name: '服务执行标准',
    flag: 'serviceStandardData.isEnabled',
    children: [
      { name: '数字化升级', flag: 'serviceStandardData.digitalUpgrade' },
      { name: '测量标准', flag: 'serviceStandardData.measurementStandard' },
      { name: '监测体系', flag: 'serviceStandardData.detectionSystem' },
    ],
  },
  {
    name: '平台管理',
    flag: 'administrationData.pageIsEnabled',
    children: [
      scoped('数据管理', 'administrationData.dataReleaseData'),
      { name: '账号与权限', flag: 'administrationData.accountData.isEnabled' },
      { name: '审计日志', flag: 'administrationData.auditData.isEnabled' },
      { name: '系统健康', flag: 'administrationData.systemData.isEnabled' },
      { name: '标准内容', flag: 'administrationData.contentData.isEnabled' },
    ],
  },
];

/** The switches of the tree as a flat list, each parent before its children. */
export function permissionNodes(nodes: readonly PermissionNode[] = permissionTree): PermissionNode[] {
  return nodes.flatMap((node) => [node, ...permissionNodes(node.children ?? [])]);
}

/** Every group that carries grants. */
export const permissionGroups: readonly PermissionGroupPath[] = permissionNodes().flatMap(
  ({ group }) => group ?? [],
);
