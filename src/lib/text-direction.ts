const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a text is written from right to left, which its first letter tells. */
export const isRightToLeft = (text: string): boolean =>
  rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '');
