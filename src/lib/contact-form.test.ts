import { describe, expect, it } from 'vitest';
import { contactLimits } from '../entities/contact-rules.ts';
import { atMost } from '../entities/too-long.ts';
import {
  contactErrors,
  contactTemplates,
  counterText,
  fullness,
  withTemplate,
} from './contact-form.ts';

const good = { name: 'Ada', contact: 'ada@site.example', message: 'Hello' };

describe('the contact form', () => {
  it.each([
    ['name', ' ', 'Please enter your name.'],
    ['contact', ' ', 'Please provide your email or phone number.'],
    ['contact', 'ada@site', 'Enter a valid email address or phone number.'],
    ['contact', 'ada@site.x', 'Enter a valid email address or phone number.'],
    ['contact', 'Ada ada@site.example', 'Enter a valid email address or phone number.'],
    ['contact', 'ada@site.example or so', 'Enter a valid email address or phone number.'],
    ['contact', 'call 0312345', 'Enter a valid email address or phone number.'],
    ['contact', '0312345 x', 'Enter a valid email address or phone number.'],
    ['contact', '12345', 'Enter a valid email address or phone number.'],
    ['contact', '+81 x3 1234', 'Enter a valid email address or phone number.'],
    ['message', '\n', 'Please write a message.'],
    ['message', 'x'.repeat(1001), atMost(contactLimits.message)],
  ])('with %s %j says: %s', (field, value, text) => {
    expect(contactErrors({ ...good, [field]: value })).toEqual({ [field]: text });
  });

  it.each(['ada@site.io', '+81 (3) 1234-5678', '0312345', ' ada@site.io '])(
    'accepts %j as an email or a phone number',
    (contact) => {
      expect(contactErrors({ ...good, contact })).toEqual({});
    },
  );

  it('counts a message as the server does, without surrounding space', () => {
    const message = `${'x'.repeat(1000)}\n \n`;
    expect(contactErrors({ ...good, message })).toEqual({});
    expect(counterText(message)).toBe('1000 / 1000, 0 left');
  });

  it('the counter turns yellow above 80 percent and orange above 90 percent', () => {
    const at = (length: number) => [fullness('x'.repeat(length)), counterText('x'.repeat(length))];
    expect(at(800)).toEqual(['roomy', '800 / 1000']);
    expect(at(801)).toEqual(['yellow', '801 / 1000, 199 left']);
    expect(at(900)[0]).toBe('yellow');
    expect(at(901)).toEqual(['orange', '901 / 1000, 99 left']);
    expect(at(1002)).toEqual(['orange', '1002 / 1000, 2 too many']);
  });

  it('three preset message templates, each replaces another, never the visitor’s own words', () => {
    const [one, two] = contactTemplates.map(({ text }) => text) as [string, string];
    expect(contactTemplates).toHaveLength(3);
    expect(withTemplate(' ', one)).toBe(one);
    expect(withTemplate(one, two)).toBe(two);
    expect(withTemplate('Mine.', two)).toBe(`Mine.\n\n${two}`);
  });

  it('a template pressed again, or instead of one below the visitor’s own words, stands there once', () => {
    const [one, two] = contactTemplates.map(({ text }) => text) as [string, string];
    expect(withTemplate(one, one)).toBe(one);
    expect(withTemplate(`Mine.\n\n${one}`, one)).toBe(`Mine.\n\n${one}`);
    expect(withTemplate(`Mine.\n\n${one}\n`, two)).toBe(`Mine.\n\n${two}`);
    expect(withTemplate(`${one} Soon.`, two)).toBe(`${one} Soon.\n\n${two}`);
  });
});
