import { chinaTime } from '@ooh/contract/domain/china-time';
import type { TextSection } from '@ooh/report/text-document';
import { textPdf } from '@ooh/report/text-pdf';
import { readForms } from '../market/media-analysis/media-catalog.ts';
import { readHandbook } from '../market/media-handbook/read-handbook.ts';
import type { Context } from '../context.ts';
import { watermarkOf } from '../platform/document/watermark.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { notFound } from '../platform/http/app-error.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';

interface Asked {
  readonly mediumId: number;
  readonly formId: number;
  readonly startDate?: string | undefined;
}

const section = (heading: string, paragraphs: readonly string[]): TextSection => ({
  heading,
  paragraphs,
  bars: [],
});

const meters = (millimeters: number): string => `${millimeters / 1000} m`;

/** What is to be made for a form and by when, as headings and sentences. */
export async function specSections(context: Pick<Context, 'db' | 'now'>, asked: Asked) {
  const [handbook, forms] = await Promise.all([readHandbook(context, asked), readForms(context.db)]);
  const form = handbook.forms.find(({ formId }) => formId === asked.formId);
  const face = forms.find((one) => one.medium_id === asked.mediumId && one.form_id === asked.formId);
  if (form === undefined || face === undefined) throw notFound('媒体形式');
  const { safeMillimeters } = form;
  const [wide, high] = [face.width_millimeters, face.height_millimeters];
  const sections = [
    section('画面', [
      `成品尺寸（约）：${meters(wide)} × ${meters(high)}。`,
      safeMillimeters === 0
        ? '安全区：按屏体点阵，四周不留边。'
        : `安全区：四周各留 ${safeMillimeters} mm，文字与标志放在 ${meters(wide - 2 * safeMillimeters)} × ${meters(high - 2 * safeMillimeters)} 之内。`,
      face.spot_seconds === null
        ? `照明：${face.is_lit ? '自发光' : '无自发光'}。`
        : `播放：每次 ${face.spot_seconds} 秒，${face.loop_seconds} 秒一轮。`,
    ]),
    section('文件与材质', [
      `材质：${form.material}。`,
      `文件：${form.file}。`,
      `分辨率：${form.resolution}。`,
      '授权：商标、肖像、字体与音乐的授权文件随终稿一并提交；特殊行业另附广告审查批准文号。',
    ]),
    section(`交稿日历（上刊日 ${handbook.startDate}）`, [
      ...form.deadlines.map(({ step, workdays, day }) => `${step}：${day}，上刊日前 ${workdays} 个工作日。`),
      '工作日按国务院公布的节假日安排计，调休的工作日计入。',
    ]),
    section(
      '附加费用（示例政策）',
      handbook.surcharges.map(({ name, value }) => `${name}：${value}。`),
    ),
  ];
  return { handbook, form, sections };
}

/** 制作规范 of a form as PDF. */
export async function sendSpecSheetPdf(
  context: Pick<Context, 'db' | 'now'>,
  { user, record }: WorkbookRequest,
  asked: Asked,
): Promise<FileAnswer> {
  const { handbook, form, sections } = await specSections(context, asked);
  const { mediumName, version, effectiveOn, docId } = handbook;
  const issuedAt = chinaTime(context.now());
  const bytes = textPdf({
    title: `制作规范 · ${mediumName} · ${form.formName}`,
    subtitle: `媒体手册 V${version} · ${effectiveOn} 生效`,
    issuedAt,
    preparedBy: user.nickName,
    sections,
    footer: `${user.nickName} · ${issuedAt.slice(0, 16).replace('T', ' ')} · ${mediumName}手册 V${version}`,
    watermark: watermarkOf(user),
  });
  await record({ docId, version, formId: asked.formId });
  return {
    fileName: `制作规范_${mediumName}_${form.formName}.pdf`,
    mediaType: 'application/pdf',
    bytes,
  };
}
