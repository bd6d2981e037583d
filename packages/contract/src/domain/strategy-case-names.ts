export const budgetClassKeys = ['small', 'middle', 'large', 'huge'] as const;
