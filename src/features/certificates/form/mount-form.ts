import { createElement } from 'react';
import { mountIsland } from '../../../ui/mount-island.ts';
import '../plain-swap.ts';
import { CertificateForm } from './CertificateForm.tsx';
import { askedFor } from './load.ts';

const host = document.querySelector<HTMLElement>('[data-certificate-form]');

if (host) {
  const asked = askedFor();
  const title = asked === null ? 'Add Certificate' : 'Edit Certificate';
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = title;
  document.title = document.title.replace(/^\w+ Certificate/, title);
  mountIsland(host, createElement(CertificateForm, { asked }));
}
