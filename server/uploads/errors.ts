/** The bytes are not a picture that can be read. */
export class NotAnImage extends Error {}
