/** A key press, as far as shortcuts look at it. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
}

export type Shortcut = 'search' | 'filter' | 'shortcut-sheet' | 'collapse-menu';

export interface ShortcutEntry {
  readonly keys: readonly string[];
  readonly name: string;
  /** The screen on which the keys work; everywhere without one. */
  readonly screen?: string;
  /** True for keys without Ctrl or ⌘: they can be switched off. */
  readonly isSingleKey: boolean;
}

export const shortcutSheet: readonly ShortcutEntry[] = [
  { keys: ['Ctrl / ⌘', 'K'], name: '全局搜索', isSingleKey: false },
  { keys: ['/'], name: '聚焦筛选框', isSingleKey: true },
  { keys: ['?'], name: '打开快捷键说明', isSingleKey: true },
  { keys: ['['], name: '收起或展开菜单', isSingleKey: true },
  { keys: ['Delete'], name: '关闭聚焦的页签', isSingleKey: false },
  { keys: ['Esc'], name: '关闭弹窗、取消绘制', isSingleKey: false },
  { keys: ['Ctrl / ⌘', 'S'], name: '保存方案', screen: '公交方案', isSingleKey: false },
  { keys: ['Ctrl / ⌘', 'Z'], name: '撤销', screen: '公交方案、订单排期', isSingleKey: false },
  { keys: ['Ctrl / ⌘', 'Shift', 'Z'], name: '重做', screen: '公交方案', isSingleKey: false },
  { keys: ['['], name: '收起或展开左侧面板', screen: '地图工作台', isSingleKey: true },
  { keys: [']'], name: '收起或展开右侧面板', screen: '地图工作台', isSingleKey: true },
  { keys: ['D'], name: '收起或展开下方面板', screen: '地图工作台', isSingleKey: true },
  { keys: ['L'], name: '显示下方列表', screen: '地图工作台', isSingleKey: true },
  { keys: ['F'], name: '只看地图（也可用 M）', screen: '地图工作台', isSingleKey: true },
];

const singleKeys: ReadonlyMap<string, Shortcut> = new Map([
  ['/', 'filter'],
  ['?', 'shortcut-sheet'],
  ['[', 'collapse-menu'],
]);

/**
 * The shortcut a key press means, if any. Nothing while an input method composes; single keys also not while
 * typing into a field, and not at all when the user has switched them off.
 */
export function shortcutOf(
  press: KeyPress,
  { isTyping, singleKeysOn }: { readonly isTyping: boolean; readonly singleKeysOn: boolean },
): Shortcut | undefined {
  if (press.isComposing || press.altKey) return undefined;
  if (press.ctrlKey || press.metaKey) return press.key.toLowerCase() === 'k' ? 'search' : undefined;
  return isTyping || !singleKeysOn ? undefined : singleKeys.get(press.key);
}
