import type { PermissionPath } from '@ooh/contract/permission/permission-structure';

export interface Capability {
  readonly href: string;
  /** The flag of its screen; open to all where there is none. */
  readonly flag?: PermissionPath;
}

/** The screens of the capabilities, by the keys of the rows of the document. */
export const capabilities: Readonly<Record<string, Capability>> = {
  releases: { href: '/administration/data-releases', flag: 'administrationData.dataReleaseData.isEnabled' },
  inventory: {
    href: '/media',
    flag: 'digitalAssetRoleData.allMediumData.isEnabled',
  },
  city: { href: '/media/analysis/city', flag: 'digitalAssetRoleData.allNationwideMediaData.isEnabled' },
  crowd: {
    href: '/marketing/smart-select/select-mode',
    flag: 'investmentOrderData.wiseChoicePatternData.isEnabled',
  },
  smart: { href: '/marketing/smart-select', flag: 'investmentOrderData.wiseChoicePatternData.isEnabled' },
  districts: { href: '/strategy/scene/business', flag: 'smartMarketingData.cbdInsightData.isEnabled' },
  orders: { href: '/marketing/order', flag: 'investmentOrderData.orderPatternData.isEnabled' },
  posting: { href: '/marketing/order', flag: 'investmentOrderData.orderPatternData.isEnabled' },
  tasks: { href: '/marketing/order', flag: 'investmentOrderData.orderPatternData.isEnabled' },
  effect: { href: '/evaluation', flag: 'effectAppraisalData.isEnabled' },
  'third-party': {
    href: '/standards/measurementStandard',
    flag: 'serviceStandardData.measurementStandard',
  },
  exports: { href: '/exports' },
};
