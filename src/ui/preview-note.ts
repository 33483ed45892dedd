/** The note above a form's preview. */
export const previewNote = 'What it will look like. It changes as you type.';
