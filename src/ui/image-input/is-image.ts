/** Whether a file's type says that it is an image. */
export const isImage = ({ type }: Pick<File, 'type'>): boolean => type.startsWith('image/');

/** The images among the files that were dropped or pasted. */
export const imagesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(isImage);
