const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Whether a text is an email address (spec 3 §5). */
export const isEmailAddress = (value: string): boolean => EMAIL.test(value);
