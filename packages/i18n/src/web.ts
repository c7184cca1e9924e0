/** The words of the pages around the table. */
export const webWords = {
  'page.title': { ru: 'Нарды', en: 'Nardy' },
} as const;
