const buttonWidth = 34;
const frameWidth = 2;
/** Zoom in and out, whole city, full screen, picture, measuring, link. */
const usual = 7;
/** Box and lasso. */
const choosing = 2;

export interface ShownTools {
  /** Box and lasso. */
  readonly canChoose: boolean;
  readonly hasBaseMaps: boolean;
}

/** Width of the tools of a workbench's map: the scale stands beside them. */
export const toolsWidth = ({ canChoose, hasBaseMaps }: ShownTools): number =>
  frameWidth + buttonWidth * (usual + (canChoose ? choosing : 0) + Number(hasBaseMaps));
