import { readIdentity, differencesOf } from '@ooh/report/report-identity';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findReader } from '../../../platform/session/reader.ts';
import { closingFile } from './closing-file.ts';
import { closingReport } from './closing-report.ts';

export interface Verdict {
  readonly isSame: boolean;
  /** For a person to read. */
  readonly lines: readonly string[];
}

const isPdf = (bytes: Uint8Array): boolean => bytes[0] === 0x25 && bytes[1] === 0x50;

/** Makes the closing report in a file again, as the one who exported it may see it now, and compares. */
export async function verifyReport(context: Context, bytes: Uint8Array): Promise<Verdict> {
  const written = readIdentity(bytes);
  if (written === null)
    throw new AppError('refused', '文件中没有结案报告的校验信息（须为导出的 PPT 或 PDF 原件）');
  const reader = await findReader(context.db, written.madeBy);
  if (reader === null) throw new AppError('refused', '数据目录中没有导出这份报告的账号，或账号已停用');
  const request = {
    user: { ...reader, sessionId: '' },
    session: null,
    file: null,
    requestId: 'verify',
    address: '',
    client: null,
    signal: new AbortController().signal,
    // Looking again is no export.
    record: async () => undefined,
  };
  const { orderId, version } = written;
  const report = await closingReport(context, { orderId, version }, request);
  const head = [
    `订单 ${written.orderNo}，${version === 'client' ? '客户版' : '内部版'}`,
    `文件的校验值 ${written.hash}`,
  ];
  if (report.identity.hash !== written.hash) {
    const titles = new Map(report.pages.map(({ pageId, title }) => [pageId, title]));
    const differences = differencesOf(written, report.identity, (pageId) => titles.get(pageId) ?? pageId);
    return {
      isSame: false,
      lines: [
        ...head,
        `重新计算为 ${report.identity.hash}，不一致：`,
        ...differences.map((one) => `  ${one}`),
      ],
    };
  }
  const format = isPdf(bytes) ? 'pdf' : 'pptx';
  const again = await closingFile(context, { orderId, version, format }, request);
  const isSame = Buffer.from(bytes).equals(again.bytes);
  return {
    isSame,
    lines: [
      ...head,
      '重新计算的校验值一致',
      isSame ? '文件与重新生成的逐字节相同' : '但文件与重新生成的不同：导出之后被改动过，或照片已更换',
    ],
  };
}
