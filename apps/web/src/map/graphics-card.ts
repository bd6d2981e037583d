/** Drivers that have the processor draw what WebGL asks for. */
const softwareDrivers = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether a driver of WebGL, by its name, is a program of the processor's. */
export const isSoftwareDriver = (name: string): boolean => softwareDrivers.test(name);

let answer: boolean | undefined;

/**
 * Whether the browser draws WebGL2 on a graphics card. On remote desktops and with drivers turned off it may have none,
 * or do a card's work in software, which takes a second for a frame of a full map and holds the page up.
 */
export function hasGraphicsCard(): boolean {
  if (answer !== undefined) return answer;
  const pen = document.createElement('canvas').getContext('webgl2');
  const named = pen?.getExtension('WEBGL_debug_renderer_info');
  const driver = pen?.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : pen.RENDERER);
  pen?.getExtension('WEBGL_lose_context')?.loseContext();
  answer = pen !== null && !isSoftwareDriver(String(driver));
  return answer;
}
