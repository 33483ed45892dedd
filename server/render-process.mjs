import './compile-cache.mjs';

await import('./render-process.ts');
