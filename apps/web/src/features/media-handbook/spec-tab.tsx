import { ExportButton } from '../../shared/export/export-button.tsx';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { formatFen } from '../../ui/figure/format-figure.ts';
import { Card } from '../../ui/page/card.tsx';
import type { CategoryForm, Handbook, HandbookForm } from './handbook-parts.ts';
import styles from './media-handbook.module.css';
import { SpecDrawing } from './spec-drawing.tsx';

export interface SpecTabProps {
  readonly handbook: Handbook;
  readonly form: HandbookForm;
  readonly face: CategoryForm;
}

/** What is to be made for a form, and by when. */
export function SpecTab({ handbook, form, face }: SpecTabProps) {
  const { mediumId, startDate } = handbook;
  return (
    <div className={styles.columns}>
      <Card
        title="规格图"
        extra={
          <ExportButton
            call="v1/media-handbook/spec-sheet"
            input={{ mediumId, formId: form.formId, startDate }}
            label="下载制作规范"
          />
        }
        footer="成品尺寸为约数，以上刊单为准。"
      >
        <SpecDrawing
          name={form.formName}
          widthMillimeters={face.widthMillimeters}
          heightMillimeters={face.heightMillimeters}
          safeMillimeters={form.safeMillimeters}
        />
      </Card>
      <Card title="制作要求">
        <FactList>
          <Fact name="材质">{form.material}</Fact>
          <Fact name="文件">{form.file}</Fact>
          <Fact name="分辨率">{form.resolution}</Fact>
          <Fact name="照明 / 播放">
            {face.spotSeconds === null
              ? face.isLit
                ? '自发光'
                : '无自发光'
              : `每次 ${face.spotSeconds} 秒，${face.loopSeconds} 秒一轮`}
          </Fact>
          <Fact name="制作费（每面）">
            {face.productionFen === 0 ? '无（电子画面）' : formatFen(face.productionFen, { digits: 0 })}
          </Fact>
        </FactList>
      </Card>
      <Card title="交稿日历" footer="工作日按国务院公布的节假日安排计，调休的工作日计入。">
        <ol className={styles.calendar} aria-label="交稿日历">
          {form.deadlines.map(({ step, workdays, day }) => (
            <li key={step}>
              <b className="numeric">{day}</b>
              <span>{step}</span>
              <small>上刊日前 {workdays} 个工作日</small>
            </li>
          ))}
          <li>
            <b className="numeric">{startDate}</b>
            <span>上刊日</span>
            <small>在页首改上刊日，日历随之倒推</small>
          </li>
        </ol>
      </Card>
    </div>
  );
}
