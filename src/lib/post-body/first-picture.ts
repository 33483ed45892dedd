const picture = /<img\b[^>]*?\ssrc="([^"]+)"/;

/** The address of the first picture in a rendered body, for those who share the post. */
export const firstPicture = (html: string): string | undefined =>
  picture.exec(html)?.[1]?.replaceAll('&amp;', '&');
