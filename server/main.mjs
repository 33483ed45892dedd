import './compile-cache.mjs';

// This file is JavaScript, so that a built server never loads what strips types.
await import('./serve.ts');
