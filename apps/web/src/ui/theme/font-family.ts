/** Fonts of every text, those of the device: also of what is drawn on a canvas, which knows no `inherit`. */
export const fontFamily =
  "'PingFang SC', 'HarmonyOS Sans SC', 'MiSans', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif";
