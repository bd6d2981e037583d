/** Chinese names of actions; others are shown as they are stored. */
const names: Readonly<Record<string, string>> = {
  'session.sign-in': '登录',
  'session.sign-out': '退出登录',
  'session.refuse': '无效令牌',
  'call.denied': '功能未授权',
  'call.not-found': '不存在或未授权',
  'call.change': '修改',
  'file.download': '下载文件',
  'audit.verify': '核验审计链',
  'account.change-password': '修改密码',
  'account.update-profile': '修改资料',
  'account.second-factor': '两步验证',
  'admin.create-user': '新建用户',
  'admin.update-user': '修改用户',
  'admin.reset-password': '重置密码',
  'admin.end-sessions': '结束会话',
  'admin.save-role': '保存角色',
  'admin.remove-role': '删除角色',
  'admin.save-organisation': '保存组织',
  'plan.create': '新建方案',
  'data-release.undo': '撤销数据版本',
  'import.publish': '导入数据',
  'panel.generate': '生成人群样本',
};

export function actionName(action: string): string {
  return names[action] ?? action;
}

/** Beginnings of actions that the log can be narrowed to. */
export const actionGroups = [
  { value: 'session.', label: '登录与会话' },
  { value: 'call.', label: '拒绝与其他修改' },
  { value: 'file.', label: '下载' },
  { value: 'export.', label: '导出' },
  { value: 'plan.', label: '智选方案' },
  { value: 'order.', label: '订单' },
  { value: 'account.', label: '个人账号' },
  { value: 'admin.', label: '账号与权限管理' },
  { value: 'data-release.', label: '数据版本' },
  { value: 'import.', label: '导入' },
  { value: 'audit.', label: '审计' },
] as const;
