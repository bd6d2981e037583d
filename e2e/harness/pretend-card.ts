/** In the page: makes the product detect a graphics card although Chromium draws in software. */
export function pretendCard(): void {
  const { prototype } = WebGL2RenderingContext;
  const { getParameter } = prototype;
  prototype.getParameter = function read(name: number) {
    return name === 0x92_46 ? 'a graphics card' : getParameter.call(this, name);
  };
}
