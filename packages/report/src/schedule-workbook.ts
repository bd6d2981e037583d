import { distinctSheetNames } from './cell-guard.ts';
import { coverSheet } from './cover-sheet.ts';
import { groupLines } from './line-groups.ts';
import { notesSheet } from './notes-sheet.ts';
import { checkPlanDocument } from './plan-checks.ts';
import type { NoteSection, PlanDocument } from './plan-document.ts';
import { pointListSheet } from './point-list-sheet.ts';
import { scheduleGridSheet } from './schedule-grid-sheet.ts';
import { summarySheet } from './summary-sheet.ts';
import { writeWorkbook } from './workbook-writer.ts';

/**
 * 排期表: 封面, 汇总, one `排期-…` sheet per medium, 点位清单 and 说明. The same plan gives the same bytes.
 *
 * @returns the .xlsx file
 * @throws DocumentError where the plan's figures disagree with the formulas or a date does not exist
 * @throws RangeError where the days of the schedule exceed 1,100
 */
export async function scheduleWorkbook(plan: PlanDocument): Promise<Uint8Array> {
  checkPlanDocument(plan);
  const groups = groupLines(plan);
  const [coverName, summaryName, pointsName, notesName, ...gridNames] = distinctSheetNames([
    '封面',
    '汇总',
    '点位清单',
    '说明',
    ...groups.map((group) => `排期-${group.medium}`),
  ]);
  const grids = groups.map((group, index) => scheduleGridSheet(plan, group, gridNames[index]));
  const summary = summarySheet(plan, grids, summaryName);
  const title = `${plan.header.brandName} ${plan.header.projectName} 排期表`;
  return writeWorkbook({
    title,
    author: plan.header.preparedBy,
    description: `${plan.header.planNumber} ${plan.header.versionLabel}`,
    issuedAt: plan.header.issuedAt,
    sheets: [
      coverSheet(plan, coverName, '媒介排期表', summary),
      summary.sheet,
      ...grids.map((grid) => grid.sheet),
      pointListSheet(plan, groups, pointsName),
      notesSheet(
        {
          header: plan.header,
          filters: plan.filters,
          metrics: plan.metrics,
          sections: [...scheduleRules(plan), ...plan.terms.scheduleNotes],
        },
        notesName,
      ),
    ],
  });
}

function scheduleRules(plan: PlanDocument): NoteSection[] {
  const example = plan.lines.some((line) => line.isExamplePrice);
  return [
    {
      title: '计价规则',
      lines: [
        '刊例合计 = 刊例价(元/辆·30天) × 数量 × 天数 ÷ 30（刊例按其他周期计的媒体除以该周期天数）；净价合计 = 刊例合计 × 折扣。',
        '服务费 = 净价合计 × 服务费率；税额 = (净价合计 + 制作费 + 服务费) × 税率；含税合计为四项之和。',
        '每一步均四舍五入到分，合计为各行之和；CPM 按净价计算，制作费、服务费与税不计入。',
        ...(example ? ['标注「示例价」的刊例价为示例，不是媒体方刊例，以正式报价为准。'] : []),
      ],
    },
    {
      title: '表格使用',
      lines: [
        '浅黄色单元格可修改，金额随之重算；数量与排期影响曝光预估，请在系统中修改后重新导出。',
        '工作表为防误改设置了无密码保护；展开或收起城市分组前，请先在「审阅」中撤销工作表保护。',
        '蓝色为在刊日，单元格值为 1（不显示）；灰色为周末与法定休息日，「班」为调休上班日。',
      ],
    },
    ...(plan.terms.paymentStages.length > 0
      ? [
          {
            title: '付款节点',
            lines: plan.terms.paymentStages.map(
              (stage) => `${stage.name}：${stage.shareBasisPoints / 100}%，${stage.due}`,
            ),
          },
        ]
      : []),
  ];
}
