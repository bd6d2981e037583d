/** Steps of a colour that a blank picture may differ by, of 255: smoothing while it is shrunk. */
const slack = 2;

/** Whether the pixels (red, green, blue, opacity each) are all of one colour. */
export function isBlank(pixels: ArrayLike<number>): boolean {
  for (let at = 4; at < pixels.length; at += 1)
    if (Math.abs(pixels[at] - pixels[at % 4]) > slack) return false;
  return true;
}
