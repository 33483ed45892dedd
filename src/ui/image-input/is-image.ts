/** Whether a file says that it is a picture. */
export const isImage = ({ type }: File): boolean => type.startsWith('image/');
