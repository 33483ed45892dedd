/** Whether a file's type says that it is an image. */
export const isImage = ({ type }: Pick<File, 'type'>): boolean => type.startsWith('image/');
