import type { InventoryRow } from './inventory-address.ts';
import styles from './media-inventory.module.css';

type Face = InventoryRow['faces'][number];

const metres = (millimetres: number): string => (millimetres / 1000).toFixed(millimetres < 1000 ? 2 : 1);

export const sizeOf = ({ widthMillimeters, heightMillimeters, spotSeconds }: Face): string =>
  `${metres(widthMillimeters)}×${metres(heightMillimeters)} m${spotSeconds === null ? '' : ` · ${spotSeconds} 秒`}`;

export const sum = (faces: readonly Face[], valueOf: (face: Face) => number): number =>
  faces.reduce((total, face) => total + valueOf(face), 0);

/** One line a face under each other. */
export function Faces({
  row,
  draw,
}: {
  readonly row: InventoryRow;
  readonly draw: (face: Face) => React.ReactNode;
}) {
  return (
    <ul className={styles.faces}>
      {row.faces.map((face) => (
        <li key={face.faceId}>{draw(face)}</li>
      ))}
    </ul>
  );
}
