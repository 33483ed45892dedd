/** Whether a file says that it is a picture. */
export const isImage = ({ type }: Pick<File, 'type'>): boolean => type.startsWith('image/');
