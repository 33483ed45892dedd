import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

describe('Fingerprint', () => {
  it('is the same for the same data and another for other data', async () => {
    const one = await fingerprint([{ name: 'Lattice', techStack: ['IFC'] }]);
    expect(await fingerprint([{ name: 'Lattice', techStack: ['IFC'] }])).toBe(one);
    expect(await fingerprint([{ name: 'Lattice', techStack: ['ifc'] }])).not.toBe(one);
    expect(one).toMatch(/^[\da-f]{64}$/);
  });
});
