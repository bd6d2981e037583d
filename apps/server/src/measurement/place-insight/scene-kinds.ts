/** Scenes by the kinds of AOI that make them; our reading, declared in docs/methods/place-insight.md. */
const scenes: readonly { readonly scene: string; readonly aoiTypes: readonly string[] }[] = [
  { scene: '购物', aoiTypes: ['商场', '市场'] },
  { scene: '商务', aoiTypes: ['写字楼', '产业园区'] },
  { scene: '居家', aoiTypes: ['小区'] },
  { scene: '校园', aoiTypes: ['学校'] },
  { scene: '医疗', aoiTypes: ['医院'] },
  { scene: '通勤', aoiTypes: ['交通枢纽'] },
  { scene: '休闲', aoiTypes: ['公园', '景区'] },
  { scene: '亲子', aoiTypes: ['亲子乐园', '动物园', '游乐园'] },
  { scene: '运动', aoiTypes: ['体育场馆', '健身中心'] },
];

/** Kinds of AOI that count as markets (商场与市场). */
export const marketTypes: readonly string[] = scenes[0].aoiTypes;

/** The scenes that some kinds of AOI make; a kind of no scene stands for itself. */
export function scenesOf(aoiTypes: readonly string[]): { scene: string; aoiTypes: string[] }[] {
  const known = scenes.map(({ scene, aoiTypes: kinds }) => ({
    scene,
    aoiTypes: kinds.filter((kind) => aoiTypes.includes(kind)),
  }));
  const others = aoiTypes
    .filter((kind) => !scenes.some((scene) => scene.aoiTypes.includes(kind)))
    .map((kind) => ({ scene: kind, aoiTypes: [kind] }));
  return [...known.filter((scene) => scene.aoiTypes.length > 0), ...others];
}

/** The scene that a kind of AOI makes; undefined for a kind of no scene. */
export const sceneOfType = (aoiType: string): string | undefined =>
  scenes.find(({ aoiTypes }) => aoiTypes.includes(aoiType))?.scene;
