/**
 * What a call answers that strict privacy does not serve. The pages show it as a state of the part, not as a failure:
 * asking again would change nothing.
 */
export const privacyRefusal = '严格隐私模式下不提供这部分：其中的触达、接触等受众数字还不能加噪后给出';

export const isPrivacyRefusal = (text: unknown): boolean => text === privacyRefusal;

/** Over it. */
export const privacyTitle = '隐私保护中，不提供该部分';
