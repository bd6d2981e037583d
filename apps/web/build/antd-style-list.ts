/** One registration of styles in antd: where it stands, and for which class of elements it is made. */
export interface AntdStyle {
  /** Module under antd's folders `es` and `lib`. */
  readonly module: string;
  readonly prefix: string;
  /** Class that carries the font of the component; the prefix where undefined. */
  readonly root?: string;
  /** Export that registers; `default` where undefined. */
  readonly from?: string;
  /** True for a component that registers and draws nothing; else a hook does. */
  readonly isComponent?: boolean;
}

const one = (component: string, prefix = component, file = 'index'): AntdStyle => ({
  module: `${component}/style/${file}`,
  prefix: `ant-${prefix}`,
});
/** For a component whose elements carry a class of their own for its variables. */
const rooted = (component: string, prefix = component, file = 'index'): AntdStyle => ({
  ...one(component, prefix, file),
  root: `ant-${prefix}-css-var`,
});
const part = (component: string, prefix: string, file: string): AntdStyle => ({
  ...one(component, prefix, file),
  isComponent: true,
});

/** The styles that stand in the style sheet of the build. The build fails where it draws with one that does not. */
export const antdStyles: readonly AntdStyle[] = [
  { module: '_util/wave/style', prefix: 'ant-wave' },
  { ...one('grid', 'row'), from: 'useRowStyle' },
  { ...one('grid', 'col'), from: 'useColStyle' },
  one('space'),
  one('space', 'space-compact', 'compact'),
  one('space', 'space-addon', 'addon'),
  one('button', 'btn'),
  part('button', 'btn', 'compact'),
  rooted('form'),
  part('form', 'form', 'fallbackCmp'),
  { ...one('input'), from: 'useSharedStyle' },
  rooted('input'),
  one('input', 'input-search', 'search'),
  one('input', 'otp', 'otp'),
  rooted('input', 'input', 'textarea'),
  rooted('input-number'),
  rooted('select'),
  rooted('checkbox'),
  rooted('radio'),
  one('switch'),
  one('slider'),
  rooted('date-picker', 'picker'),
  { ...one('upload'), root: 'ant-upload-wrapper' },
  rooted('mentions'),
  one('segmented'),
  rooted('tabs'),
  one('steps'),
  rooted('dropdown'),
  rooted('tooltip'),
  one('tour'),
  one('popover'),
  one('popconfirm'),
  rooted('modal'),
  part('modal', 'modal', 'confirm'),
  one('drawer'),
  one('splitter'),
  rooted('message'),
  rooted('notification'),
  one('app'),
  one('alert'),
  one('badge'),
  one('collapse'),
  one('descriptions'),
  one('empty'),
  one('pagination'),
  part('pagination', 'pagination', 'bordered'),
  one('progress'),
  one('qr-code', 'qrcode'),
  one('result'),
  one('skeleton'),
  one('spin'),
  rooted('table'),
  one('tag'),
  part('tag', 'tag', 'presetCmp'),
  part('tag', 'tag', 'statusCmp'),
  one('tree'),
];

/** Modules whose rules no screen needs. Menus stand in dropdowns alone, whose own style draws them. */
export const needless: readonly string[] = [
  'badge/style/ribbon',
  'layout/style/index',
  'layout/style/sider',
  'menu/style/index',
];
