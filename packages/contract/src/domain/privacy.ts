/**
 * Message of a call that strict privacy refuses. Pages show it as a state of the section, not as a failure:
 * a retry would change nothing.
 */
export const privacyRefusal = '严格隐私模式下不提供这部分：其中的触达、接触等受众数字还不能加噪后给出';

export const isPrivacyRefusal = (text: unknown): boolean => text === privacyRefusal;

/** Message when the limit is exceeded. */
export const privacyTitle = '隐私保护中，不提供该部分';
