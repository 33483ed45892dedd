/** The languages whose code is coloured, by the name a code block gives. */
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
