/** Name of a face: its position, with its own number where the position has several faces. */
export function faceName(positionName: string, faceNo: string, isOnly: boolean): string {
  if (isOnly) return positionName;
  return /^\d+$/.test(faceNo) ? `${positionName} ${faceNo} 号面` : `${positionName} ${faceNo} 面`;
}
