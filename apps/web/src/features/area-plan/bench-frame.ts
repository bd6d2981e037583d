/** The left panel is where these plans are made, and their dock begins with a list and its filters. */
const first = { isLeftOpenNarrow: true, halfHeight: 276 };

export const benchFrames = {
  ta: { name: 'plan-ta', leftName: '浓度条件', first },
  geo: { name: 'plan-geo', leftName: '围栏与规则', first },
} as const;
