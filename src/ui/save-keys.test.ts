import { expect, it } from 'vitest';
import { isCancelKey, isSaveKey, isSaveOrEnterKey } from './save-keys.ts';

const pressed = (key: string, held: { ctrlKey?: true; metaKey?: true } = {}) => ({
  ctrlKey: false,
  metaKey: false,
  ...held,
  key,
});

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
] as const)('%s with S saves, also while Caps Lock is on', (_, held) => {
  for (const key of ['s', 'S']) {
    expect(isSaveKey(pressed(key, held))).toBe(true);
    expect(isSaveOrEnterKey(pressed(key, held))).toBe(true);
  }
});

it('with Enter saves only where Enter alone begins a line', () => {
  expect(isSaveOrEnterKey(pressed('Enter', { ctrlKey: true }))).toBe(true);
  expect(isSaveKey(pressed('Enter', { ctrlKey: true }))).toBe(false);
});

it('a key alone, or another with Ctrl, saves nothing', () => {
  for (const press of [pressed('s'), pressed('Enter'), pressed('d', { ctrlKey: true })]) {
    expect(isSaveKey(press)).toBe(false);
    expect(isSaveOrEnterKey(press)).toBe(false);
  }
});

it('Escape cancels, but not during composition', () => {
  expect(isCancelKey({ key: 'Escape', isComposing: false })).toBe(true);
  expect(isCancelKey({ key: 'Escape', isComposing: true })).toBe(false);
  expect(isCancelKey({ key: 'Enter', isComposing: false })).toBe(false);
});
