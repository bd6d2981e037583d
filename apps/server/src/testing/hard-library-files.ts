import type { KindFile } from './kind-files.ts';

const marked = '=甲,"乙"';
const lines = '第一行,\n第二行 "引"\n＝全角，Ａ１';
const shelter = ['公交候车亭', '候车亭灯箱'];
const column = ['公交候车亭', '候车亭立柱灯箱'];

/** Files of libraries with what is easily lost: codes, marks, several of one subject, cents. */
export const hardLibraryFiles: readonly KindFile[] = [
  {
    kind: 'brands',
    stored: { store: 'postgres', table: 'brand_listing', counted: 'brands' },
    columns: ['品牌', '行业', '集团', '产品'],
    rows: [
      [marked, '＋汽车', '@集团, "一"', '-一号'],
      [marked, '＋汽车', '@集团, "一"', '二号\n改'],
      ['Ａ全角（牌）', '饮料', '', ''],
    ],
  },
  {
    kind: 'competitor-placements',
    stored: { store: 'postgres', table: 'competitor_placement' },
    columns: ['编号', '品牌', '行业', '产品', '媒体', '形式', '月份', '数量', '花费', '首见', '末见', '位置'],
    rows: [
      ['=JP,"1"', marked, '汽车', '＝一号', ...shelter, '2026-10', '12', '1234567.89', '', '', '东\n门'],
      ['００２', marked, '汽车', '', ...column, '2026-10', '1', '0.01', '2026-10-05', '2026-11-02', '＠西'],
      // Several of one subject without a code, which a file tells apart by their turn.
      ...['9', '3', '7', '5'].map((units) => [
        '',
        marked,
        '汽车',
        '',
        ...shelter,
        '2026-09',
        units,
        '1000.1',
        '',
        '',
        '东',
      ]),
      ['', '乙', '饮料', '', ...shelter, '2026-09', '3', '999999999.99', '', '', ''],
    ],
  },
  {
    kind: 'strategy-cases',
    stored: { store: 'postgres', table: 'strategy_case_medium' },
    columns: [
      '编号',
      '标题',
      '品牌',
      '行业',
      '目标',
      '开始日期',
      '结束日期',
      '媒体',
      '形式',
      '数量',
      '天数',
      '刊例金额',
      '净价',
      '背景',
      '洞察',
      '做法',
      '启示',
    ],
    rows: [
      ...[shelter, column].map((form, i) => [
        '-AL,1',
        marked,
        '乙"牌"',
        '＋汽车',
        '新品, 上市',
        '2026-09-01',
        '2026-09-28',
        ...form,
        '60',
        ['', '14'][i],
        '480000.05',
        '9999999999.99',
        lines,
        '@洞察',
        "'=做法",
        '＝启示',
      ]),
      [
        '',
        '无编号',
        '丙',
        '餐饮',
        '认知',
        '2026-09-01',
        '2026-09-01',
        ...shelter,
        '1',
        '',
        '0',
        '0.01',
        '',
        '',
        '',
        '',
      ],
    ],
  },
  {
    kind: 'creative-albums',
    stored: { store: 'postgres', table: 'creative_album' },
    columns: ['编号', '标题', '图库', '品牌', '行业', '媒体', '形式', '商圈', '手法', '说明', '发布日期'],
    rows: [
      ['=TJ"1"', marked, '创意应用', '乙', '汽车', ...shelter, '', '["3D;灯","[异形]"]', lines, '2026-09-01'],
      ['', '＝无编号', '商圈图库', '丙', '餐饮', ...column, '@科技园', '灯光、声音', '', '2026-09-02'],
      ['', '一种手法', '媒体图库', '丙', '餐饮', ...column, '', '3D', '', '2026-09-02'],
    ],
  },
];
