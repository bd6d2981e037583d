/** Three rows of lines and the beginning of a fourth: more than half of a window of 1440 × 900 stays free for the map. */
export const benchFrame = { name: 'plan-bus', leftName: '选线条件', first: { halfHeight: 200 } } as const;
