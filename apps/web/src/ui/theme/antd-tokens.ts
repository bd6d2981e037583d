import type { ThemeConfig } from 'antd';
import type { ThemeName } from '../../session/persisted-session.ts';
import { layers, seeds, themeColours, type ThemeColours } from './tokens.ts';

const fontFamily =
  "'PingFang SC', 'Microsoft YaHei', 'HarmonyOS Sans SC', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif";

/**
 * The seeds are too light for text and for white text on them. Wherever a component writes in a seed colour, or
 * writes white on it, the text-safe colour takes its place.
 */
function componentsOf(colours: ThemeColours): ThemeConfig['components'] {
  const statusText = {
    colorError: colours.errorText,
    colorErrorHover: colours.errorText,
    colorErrorBorderHover: colours.errorText,
    colorWarning: colours.warningText,
    colorSuccess: colours.successText,
  };
  const primaryText = { colorPrimary: colours.link, colorPrimaryHover: colours.link };
  const primaryFill = {
    colorPrimary: colours.primaryButton,
    colorPrimaryHover: colours.primaryButtonHover,
    colorPrimaryActive: colours.primaryButtonHover,
  };
  return {
    Button: {
      ...primaryFill,
      colorError: colours.dangerButton,
      defaultHoverColor: colours.link,
      defaultHoverBorderColor: colours.link,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
    },
    Alert: statusText,
    Badge: { colorError: colours.dangerButton },
    Card: { headerHeight: 48, bodyPadding: 16 },
    Cascader: primaryFill,
    Checkbox: primaryFill,
    DatePicker: { ...primaryFill, ...statusText },
    Dropdown: statusText,
    Form: { ...statusText, itemMarginBottom: 24, labelColor: colours.text2, labelHeight: 24 },
    Input: statusText,
    InputNumber: statusText,
    Menu: { itemHeight: 40 },
    Modal: { borderRadiusLG: 8 },
    Notification: { zIndexPopup: layers.notification },
    Pagination: primaryText,
    Radio: primaryFill,
    Segmented: { itemSelectedColor: colours.link, itemSelectedBg: colours.card, trackBg: colours.split },
    Select: { ...statusText, optionSelectedColor: colours.link },
    // The library's own blues have too little contrast, especially on dark cards.
    Slider: {
      trackBg: colours.link,
      trackHoverBg: colours.link,
      handleColor: colours.link,
      handleActiveColor: colours.link,
    },
    Steps: primaryFill,
    Table: {
      headerBg: colours.tableHeader,
      headerColor: colours.text2,
      headerSortActiveBg: colours.split,
      headerSortHoverBg: colours.split,
      fixedHeaderSortActiveBg: colours.split,
      rowHoverBg: colours.hover,
      rowSelectedBg: colours.selected,
      rowSelectedHoverBg: colours.selected,
      borderColor: colours.split,
      headerBorderRadius: 4,
    },
    Tabs: { itemSelectedColor: colours.link, itemHoverColor: colours.link },
    Tag: { borderRadiusSM: 2 },
    Tree: primaryFill,
    Typography: statusText,
    Upload: statusText,
  };
}

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
      colorErrorText: colours.errorText,
      colorWarningText: colours.warningText,
      colorSuccessText: colours.successText,
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
      colorBorder: colours.controlBorder,
      colorBorderSecondary: colours.split,
      colorSplit: colours.split,
      controlItemBgActive: colours.selected,
      controlItemBgHover: colours.hover,
      borderRadius: 4,
      borderRadiusLG: 4,
      borderRadiusSM: 2,
      controlHeight: 32,
      controlHeightSM: 28,
      controlHeightLG: 40,
      fontSize: 14,
      lineHeight: 22 / 14,
      fontFamily,
      zIndexPopupBase: layers.popup,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.2s',
    },
    components: componentsOf(colours),
  };
}
