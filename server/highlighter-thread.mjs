import './compile-cache.mjs';

await import('./highlighter/thread.ts');
