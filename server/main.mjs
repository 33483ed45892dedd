import './compile-cache.mjs';

// Loaded after this, which is no TypeScript itself: so Node need not even load what strips types.
await import('./serve.ts');
