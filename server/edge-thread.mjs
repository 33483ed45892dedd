import './compile-cache.mjs';

await import('./edge/thread.ts');
