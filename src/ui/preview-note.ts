/** Said above what a form's record will look like. */
export const previewNote = 'What it will look like. It changes as you type.';
