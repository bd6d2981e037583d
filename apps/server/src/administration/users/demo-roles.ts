import { certain } from '@ooh/contract/core/certain';
import type { z } from 'zod';
import type { permissionStructure } from '@ooh/contract/permission/permission-structure';

type Structure = z.input<typeof permissionStructure>;

export interface Scope {
  readonly regionCodes: string[];
  readonly mediaIds: number[];
}

/** An enabled group with one grant. */
function grant({ regionCodes, mediaIds }: Scope) {
  return { isEnabled: true, regionCodes, mediaIds, mediaRegionData: [{ regionCodes, mediaIds }] };
}

const everything: Scope = { regionCodes: ['ALL'], mediaIds: [0] };

/** Every feature of the trade within a scope. */
export function allFeatures(scope: Scope): Structure {
  return {
    effectAppraisalData: grant(scope),
    investmentOrderData: {
      pageIsEnabled: true,
      orderPatternData: grant(scope),
      wiseChoicePatternData: grant(scope),
    },
    digitalAssetRoleData: {
      pageIsEnabled: true,
      allMediumData: grant(scope),
      allNationwideMediaData: grant(scope),
      appAnalyseData: grant(scope),
      cityNumericalPerspectiveData: grant(scope),
      aoiDataBaseData: grant(scope),
    },
    operationOptimizeData: grant(scope),
    serviceStandardData: {
      isEnabled: true,
      digitalUpgrade: true,
      measurementStandard: true,
      detectionSystem: true,
    },
    smartMarketingData: {
      pageIsEnabled: true,
      wisdomTargetData: { targetShowState: true },
      wisdomCombinationData: grant(scope),
      competitorPutData: grant(scope),
      wisdomCityData: grant(scope),
      numeracyTaData: grant(scope),
      cbdInsightData: grant(scope),
      specificContext: grant(scope),
      analyzePoiData: grant(scope),
    },
  };
}

/** Shenzhen, Shanghai and Beijing; bus media only. */
export const customerScope: Scope = { regionCodes: ['440300', '310100', '110100'], mediaIds: [1, 2] };

/** The platform's operator: everything, the administration included. */
export const administratorPermission: Structure = {
  ...allFeatures(everything),
  administrationData: {
    pageIsEnabled: true,
    dataReleaseData: grant(everything),
    accountData: { isEnabled: true },
    auditData: { isEnabled: true },
    systemData: { isEnabled: true },
    contentData: { isEnabled: true },
  },
};

/** Media staff: every feature, and imports of data, but no accounts. */
const plannerPermission: Structure = {
  ...allFeatures(everything),
  administrationData: { pageIsEnabled: true, dataReleaseData: grant(everything) },
};

/** What those who post and monitor campaigns may do within a scope: all but planning. */
export function executorFeatures(scope: Scope): Structure {
  const { investmentOrderData, ...others } = allFeatures(scope);
  const { pageIsEnabled, orderPatternData } = certain(investmentOrderData, 'grants of investment orders');
  return { ...others, investmentOrderData: { pageIsEnabled, orderPatternData } };
}

/** What an advertiser may do within a scope: orders, assets and effects, and how they are measured and monitored. */
export function advertiserFeatures(scope: Scope): Structure {
  const { effectAppraisalData, investmentOrderData, digitalAssetRoleData } = allFeatures(scope);
  return {
    effectAppraisalData,
    investmentOrderData,
    digitalAssetRoleData,
    serviceStandardData: { isEnabled: true, measurementStandard: true, detectionSystem: true },
  };
}

export interface DemoAccount {
  readonly userName: string;
  readonly nickName: string;
  readonly organisation: { readonly name: string; readonly kind: 'platform' | 'agency' | 'advertiser' };
  readonly role: { readonly name: string; readonly permission: Structure };
}

/** One account for each side of the trade. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    userName: 'admin',
    nickName: '平台管理员',
    organisation: { name: '平台运营', kind: 'platform' },
    role: { name: '平台管理员', permission: administratorPermission },
  },
  {
    userName: 'planner',
    nickName: '媒介策划示例',
    organisation: { name: '媒介代理示例公司', kind: 'agency' },
    role: { name: '媒介策划', permission: plannerPermission },
  },
  {
    userName: 'customer',
    nickName: '广告主示例',
    organisation: { name: '广告主示例公司', kind: 'advertiser' },
    role: { name: '广告主', permission: advertiserFeatures(customerScope) },
  },
];
