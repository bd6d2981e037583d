import type { ThemeConfig } from 'antd';
import type { ThemeName } from '../../session/persisted-session.ts';
import { componentsOf } from './antd-components.ts';
import { layers, seeds, shadows, themeColours } from './tokens.ts';

const fontFamily =
  "'PingFang SC', 'HarmonyOS Sans SC', 'MiSans', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif";

/** The antd tokens of one theme. */
export function antdTokensOf(name: ThemeName): Pick<ThemeConfig, 'token' | 'components'> {
  const colours = themeColours[name];
  return {
    token: {
      colorPrimary: seeds.primary,
      colorSuccess: seeds.success,
      colorWarning: seeds.warning,
      colorError: seeds.error,
      colorInfo: seeds.primary,
      colorLink: colours.link,
      colorLinkHover: colours.link,
      colorPrimaryText: colours.link,
      colorPrimaryBg: colours.selected,
      colorPrimaryBgHover: colours.selectedStrong,
      colorErrorText: colours.errorText,
      colorErrorBg: colours.errorTint,
      colorWarningText: colours.warningText,
      colorWarningBg: colours.warningTint,
      colorSuccessText: colours.successText,
      colorSuccessBg: colours.successTint,
      colorText: colours.text1,
      colorTextSecondary: colours.text2,
      colorTextTertiary: colours.text3,
      colorTextDescription: colours.text3,
      colorTextPlaceholder: colours.text3,
      colorTextHeading: colours.text1,
      colorTextLabel: colours.text2,
      colorIcon: colours.text3,
      colorIconHover: colours.text1,
      colorBgLayout: colours.layout,
      colorBgContainer: colours.card,
      colorBgElevated: colours.elevated,
      colorFillAlter: colours.hover,
      colorBorder: colours.controlBorder,
      colorBorderSecondary: colours.split,
      colorSplit: colours.split,
      controlItemBgActive: colours.selected,
      controlItemBgActiveHover: colours.selectedStrong,
      controlItemBgHover: colours.hover,
      borderRadius: 4,
      borderRadiusXS: 2,
      borderRadiusSM: 4,
      borderRadiusLG: 8,
      boxShadow: shadows[name].dialog,
      boxShadowSecondary: shadows[name].float,
      boxShadowTertiary: shadows[name].card,
      controlHeight: 32,
      controlHeightSM: 28,
      controlHeightLG: 40,
      fontSize: 14,
      fontSizeHeading1: 32,
      fontSizeHeading2: 24,
      fontSizeHeading3: 20,
      fontSizeHeading4: 16,
      fontSizeHeading5: 14,
      fontWeightStrong: 600,
      lineHeight: 22 / 14,
      fontFamily,
      zIndexPopupBase: layers.popup,
      motionDurationFast: '0.08s',
      motionDurationMid: '0.18s',
      motionDurationSlow: '0.24s',
      motionEaseOut: 'cubic-bezier(.2,.8,.2,1)',
    },
    components: componentsOf(colours),
  };
}
