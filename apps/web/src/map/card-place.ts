interface Size {
  readonly width: number;
  readonly height: number;
}

const gap = 14;

/** Where a card stands beside the pointer, as CSS: towards the middle of the view, so that it is never cut off. */
export function cardPlace(
  { x, y }: { readonly x: number; readonly y: number },
  { width, height }: Size,
): { readonly left: string; readonly right: string; readonly top: string; readonly bottom: string } {
  const isRight = x > width / 2;
  const isLow = y > height / 2;
  return {
    left: isRight ? 'auto' : `${x + gap}px`,
    right: isRight ? `${width - x + gap}px` : 'auto',
    top: isLow ? 'auto' : `${y + gap}px`,
    bottom: isLow ? `${height - y + gap}px` : 'auto',
  };
}
