import type { CallOutput } from '@ooh/contract/registry';
import {
  positionDetailNames,
  positionStatusNames,
  type PositionDetails,
} from '@ooh/contract/domain/position-details';
import { FetchedPicture } from '../../shared/media-picture/photo-picture.tsx';
import { unitPriceText } from '../../shared/figure/unit-price.ts';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { formatFen, formatNumber } from '../../ui/figure/format-figure.ts';
import styles from './media-inventory.module.css';

type Detail = CallOutput<'v1/media-inventory/detail'>;
type Name = keyof typeof positionDetailNames;

const names = Object.keys(positionDetailNames) as Name[];

function textOf(details: PositionDetails, name: Name): string | undefined {
  if (name === 'status') return details.status && positionStatusNames[details.status];
  const value = details[name];
  return typeof value === 'number' ? formatNumber(value) : value;
}

/** The imported picture of a position; nothing where there is none. */
export function PositionPhoto({ unit, photo }: Pick<Detail, 'unit' | 'photo'>) {
  if (unit.positionId === null || photo?.isKept !== true) return null;
  return (
    <FetchedPicture
      file="v1/media-inventory/{positionId}/photo"
      input={{ positionId: unit.positionId }}
      alt={`${unit.name}的照片`}
    />
  );
}

/** What the medium's owner declares of a face and day, apart from what the model finds; nothing where nothing is declared. */
export function DeclaredImpressions({ unit, declared }: Pick<Detail, 'unit' | 'declared'>) {
  if (declared.length === 0) return null;
  return (
    <Fact name="申报日均曝光">
      {declared.map(({ faceNo, declaredDailyImpressions }, at) => (
        <span key={faceNo} className="numeric">
          {at > 0 && '、'}
          {declared.length > 1 && `面 ${faceNo}：`}
          {formatNumber(declaredDailyImpressions)}
        </span>
      ))}{' '}
      人次
      <div className={styles.quiet}>
        导入：{unit.operator ?? '运营方'}申报，口径由申报方定，不参与任何测算
      </div>
    </Fact>
  );
}

/** What the seller says of a position and its faces beyond what every one has; nothing where nothing is said. */
export function ImportedDetails({ unit, details, photo, facePrices }: Detail) {
  const known = names.flatMap((name) => {
    const text = textOf(details, name);
    return text === undefined ? [] : [[name, text] as const];
  });
  const hasLoop = unit.spotSeconds !== null && unit.loopSeconds !== null;
  if (known.length === 0 && facePrices.length === 0 && !hasLoop && photo?.text == null) return null;
  return (
    <section>
      <h3>点位资料</h3>
      <FactList isSmall>
        {known.map(([name, text]) => (
          <Fact key={name} name={positionDetailNames[name]}>
            {text}
          </Fact>
        ))}
        {hasLoop && (
          <Fact name="时长 / 轮播周期">
            {unit.spotSeconds} 秒 / {unit.loopSeconds} 秒
          </Fact>
        )}
        {facePrices.map(({ faceNo, priceFen, periodDays }) => (
          <Fact key={faceNo} name={`刊例价（面 ${faceNo}）`}>
            {periodDays === null ? formatFen(priceFen) : unitPriceText(priceFen, periodDays)}
          </Fact>
        ))}
        {photo?.text != null && <Fact name="照片">{photo.text}</Fact>}
      </FactList>
    </section>
  );
}
