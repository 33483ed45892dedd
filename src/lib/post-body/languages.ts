/** The languages with syntax colours, by their name in a code block. */
export const codeLanguages: readonly string[] = [
  'bash',
  'csharp',
  'css',
  'diff',
  'html',
  'javascript',
  'json',
  'python',
  'sql',
  'tsx',
  'typescript',
  'yaml',
];
