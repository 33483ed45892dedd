import { describe, expect, it } from 'vitest';
import { postDefaults } from '../../../entities/post-defaults.ts';
import { postStyle } from './post-style.ts';

const { theme } = postDefaults;

describe("a post's own theme", () => {
  it('changes nothing with the defaults Inter, 16, 1.15', () => {
    expect(postStyle({ ...theme })).toBeUndefined();
  });

  it('scales the base size and the headings from those defaults', () => {
    expect(postStyle({ ...theme, basePx: 20, headingScale: 2.3 })).toBe(
      '--post-scale: 1.25; --heading-scale: 2',
    );
  });

  it('names a font before its generic family, and cannot break out of its declaration', () => {
    const font = (fontFamily: string) => postStyle({ ...theme, fontFamily });
    expect(font('Crimson Text')).toBe("--post-font: 'Crimson Text', var(--font-text)");
    expect(font('Open Sans')).toBe("--post-font: 'Open Sans', var(--font-ui)");
    expect(font('JetBrains Mono')).toBe("--post-font: 'JetBrains Mono', var(--font-mono)");
    expect(font("x'; color: red;")).toBe("--post-font: 'x color red', var(--font-text)");
  });
});
