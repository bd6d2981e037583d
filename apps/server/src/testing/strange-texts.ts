/** Texts that are no id and may be taken for something else. */
export const strangeTexts = ['', ' ', '*', 'ALL', '0', 'NaN', ':id', '{orderId}'] as const;
