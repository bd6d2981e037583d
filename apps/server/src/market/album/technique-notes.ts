/** What a technique asks of production (制作要点), for those who have never made one. */
const notes: Readonly<Record<string, string>> = {
  平面: '主标题字高不小于视距的 1/200，远看只留一句话与一个主体；二维码放在齐胸高度，边长不小于 20 厘米。',
  '3D': '先定主观看点，再按该视点做错位透视；主体越过边框的部分留在安全区内，换视点观看会变形，须在现场拍样确认。',
  AR: '画面内留 12% 以上的高对比识别区，避免大面积重复纹理；落地页首屏 2 秒内打开，并准备无网络时的静态内容。',
  灯光: '分段点亮按 3–5 段设计，每段渐变不短于 0.6 秒；灯箱亮度与周边协调，夜间 22 点后按当地规定调暗。',
  互动: '感应距离 1–3 米，误触发 1 分钟不多于 2 次；待机画面须独立成立，设备故障时自动回到静态画面。',
  异形: '伸出边框的部分不超过框体短边的 1/4，须有结构与风荷载计算并报批；运输按可拆装分块制作。',
};

/** The notes of some techniques; techniques without one are left out. */
export const techniqueNotes = (techniques: readonly string[]): { technique: string; text: string }[] =>
  techniques.flatMap((technique) =>
    notes[technique] === undefined ? [] : [{ technique, text: notes[technique] }],
  );
