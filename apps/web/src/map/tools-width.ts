const buttonWidth = 34;
const frameWidth = 2;
/** Zoom in and out, whole city, full screen, picture, measuring, link. */
const usual = 7;
/** Box and lasso. */
const choosing = 2;

/** Width of the tools of a workbench's map: the scale stands beside them. */
export const toolsWidth = (canChoose: boolean): number =>
  frameWidth + buttonWidth * (canChoose ? usual + choosing : usual);
