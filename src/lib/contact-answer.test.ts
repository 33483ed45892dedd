import { expect, it } from 'vitest';
import { isContact } from '../entities/contact-rules.ts';
import { answerAddress } from './contact-answer.ts';

it('answers by mail or phone', () => {
  expect(answerAddress('ada@site.example')).toBe('mailto:ada@site.example');
  expect(answerAddress('+81 (3) 1234-5678')).toBe('tel:+81312345678');
});

it('a visitor cannot add a copy or a text to the answer', () => {
  const contact = 'ada@site.io?bcc=eve%40site.io&body=Yes.pay';
  expect(isContact(contact)).toBe(true);
  const { pathname, search } = new URL(answerAddress(contact));
  expect(decodeURIComponent(pathname)).toBe(contact);
  expect(search).toBe('');
});
