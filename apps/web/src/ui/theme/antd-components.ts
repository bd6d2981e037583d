import type { ThemeConfig } from 'antd';
import { layers, seeds, type ThemeColours } from './tokens.ts';

/**
 * The seeds are too light for text and for white text on them. Wherever a component writes in a seed colour, or
 * writes white on it, the text-safe colour takes its place.
 */
function safeColoursOf(colours: ThemeColours) {
  const statusText = {
    colorError: colours.errorText,
    colorErrorHover: colours.errorText,
    colorErrorBorderHover: colours.errorText,
    colorWarning: colours.warningText,
    colorSuccess: colours.successText,
  };
  const primaryText = {
    colorPrimary: colours.link,
    colorPrimaryHover: colours.link,
  };
  const primaryFill = {
    colorPrimary: colours.primaryButton,
    colorPrimaryHover: colours.primaryButtonHover,
    colorPrimaryActive: colours.primaryButtonHover,
  };
  return { statusText, primaryText, primaryFill };
}

/** Radius of everything that is typed into or pressed, in each of its sizes. */
const controlRadius = {
  borderRadius: 4,
  borderRadiusSM: 4,
  borderRadiusLG: 4,
} as const;

/** Tables have no vertical rules and no fill behind their heads; the ground of a head hides rows that scroll below it. */
function tableOf(colours: ThemeColours) {
  return {
    headerBg: colours.card,
    headerColor: colours.text3,
    headerSplitColor: 'transparent',
    headerSortActiveBg: colours.card,
    headerSortHoverBg: colours.hover,
    fixedHeaderSortActiveBg: colours.card,
    bodySortBg: colours.card,
    rowHoverBg: colours.hover,
    rowSelectedBg: colours.selected,
    rowSelectedHoverBg: colours.selectedStrong,
    borderColor: colours.split,
    headerBorderRadius: 0,
    cellPaddingBlock: 10,
    cellPaddingBlockMD: 7,
    cellPaddingBlockSM: 3,
    cellPaddingInlineMD: 12,
    cellPaddingInlineSM: 12,
  };
}

/** What is pressed, typed into or chosen from. */
function controlsOf(colours: ThemeColours): ThemeConfig['components'] {
  const { statusText, primaryFill } = safeColoursOf(colours);
  const focusShadow = `0 0 0 3px ${colours.selectedStrong}`;
  return {
    Button: {
      ...primaryFill,
      ...controlRadius,
      colorError: colours.dangerButton,
      colorPrimaryBg: colours.selectedStrong,
      colorPrimaryBgHover: colours.selected,
      defaultBorderColor: colours.splitStrong,
      defaultHoverColor: colours.link,
      defaultHoverBorderColor: colours.link,
      paddingInline: 14,
      paddingInlineSM: 10,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
    },
    Cascader: primaryFill,
    Checkbox: primaryFill,
    DatePicker: { ...primaryFill, ...statusText, ...controlRadius },
    Form: {
      ...statusText,
      itemMarginBottom: 24,
      labelColor: colours.text2,
      labelHeight: 24,
    },
    Input: {
      ...statusText,
      ...controlRadius,
      activeShadow: focusShadow,
      paddingInline: 10,
    },
    InputNumber: {
      ...statusText,
      ...controlRadius,
      activeShadow: focusShadow,
      paddingInline: 10,
    },
    Radio: primaryFill,
    Segmented: {
      itemSelectedColor: colours.text1,
      itemSelectedBg: colours.segmentSelected,
      trackBg: colours.segmentTrack,
    },
    Select: {
      ...statusText,
      ...controlRadius,
      optionSelectedBg: colours.selected,
      optionSelectedColor: colours.link,
    },
    // The library's own blues have too little contrast, especially on dark cards.
    Slider: {
      trackBg: colours.link,
      trackHoverBg: colours.link,
      handleColor: colours.link,
      handleActiveColor: colours.link,
    },
    Tree: primaryFill,
    Upload: statusText,
  };
}

/** The tokens of single components in one theme. */
export function componentsOf(colours: ThemeColours): ThemeConfig['components'] {
  const { statusText, primaryText, primaryFill } = safeColoursOf(colours);
  return {
    ...controlsOf(colours),
    Alert: statusText,
    Badge: { colorError: colours.dangerButton },
    Card: { headerHeight: 48, bodyPadding: 16 },
    Drawer: { paddingLG: 16 },
    Dropdown: statusText,
    Menu: { itemHeight: 40 },
    Modal: { borderRadiusLG: 8, titleFontSize: 16 },
    Notification: { zIndexPopup: layers.notification, width: 360 },
    Pagination: primaryText,
    Progress: { defaultColor: colours.score, remainingColor: colours.split },
    Skeleton: {
      gradientFromColor: colours.split,
      gradientToColor: colours.hover,
    },
    Steps: primaryFill,
    Table: tableOf(colours),
    Tabs: {
      itemSelectedColor: colours.text1,
      itemHoverColor: colours.link,
      inkBarColor: seeds.primary,
      horizontalItemGutter: 20,
    },
    Tag: {
      borderRadiusSM: 2,
      defaultBg: colours.tableHeader,
      defaultColor: colours.text2,
    },
    Tooltip: { colorBgSpotlight: colours.tooltip },
    Typography: statusText,
  };
}
