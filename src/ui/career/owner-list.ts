import type { BeginDeletion, Deletion } from '../../lib/deletion.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { confirmedDeletion } from '../confirm/confirm.ts';
import { focusBeside } from '../confirm/focus-beside.ts';
import type { IconName } from '../icon-paths.ts';
import { make, makeButton, makeLink } from '../make.ts';
import noteStyles from '../note/note.css?inline';
import { listedEntries } from './arrange-list.ts';
import ownerListStyles from './owner-list.css?inline';

adoptStyles(noteStyles);
adoptStyles(ownerListStyles);

type Action = { label: string; icon: IconName; run: () => void };
type Add = { label: string; href: string; floating?: boolean };

export type OwnerListOptions = {
  /** Whether owner mode is on now: an answer may arrive after it was locked. */
  isOwner: () => boolean;
  add: Add;
  actions?: readonly Action[];
  editHref: (entry: HTMLElement) => string;
  /** Begins to delete an entry, while the owner is asked about it. */
  deletion: (entry: HTMLElement) => BeginDeletion;
  /** Deletes an entry by `run`, after the owner confirmed it. */
  remove: (entry: HTMLElement, run: Deletion['run']) => Promise<void>;
};

const editLinks = () =>
  document.querySelectorAll<HTMLElement>('[data-entries] > li:not([hidden]) .own a');

/** @param tell shows what came of a deletion */
function ownEntry(entry: HTMLElement, options: OwnerListOptions, tell: () => void): void {
  const { editHref, deletion, remove } = options;
  if (entry.querySelector('.own')) return;
  const name = entry.dataset.name || 'this entry';
  const look = { iconOnly: true };
  const ask = async () => {
    const at = listedEntries().indexOf(entry);
    const question = `Delete “${name}”?`;
    const run = await confirmedDeletion(question, deletion(entry), { button });
    if (!run) return;
    await remove(entry, run);
    focusBeside(editLinks(), at, document.querySelector('.owner-bar a'));
    tell();
  };
  const button = makeButton({ ...look, label: `Delete ${name}`, icon: 'remove' }, () => void ask());
  button.dataset.danger = '';
  const edit = makeLink(editHref(entry), { ...look, label: `Edit ${name}`, icon: 'edit' });
  entry.append(make('div', { class: 'own' }, edit, button));
}

function makeBar({ add, actions = [] }: OwnerListOptions): HTMLElement {
  const addLink = makeLink(add.href, {
    label: add.label,
    icon: 'add',
    className: add.floating ? 'button primary floating-add' : 'button primary',
  });
  const buttons = actions.map(({ label, icon, run }) => makeButton({ label, icon }, run));
  return make('div', { class: 'owner-bar' }, make('div', { class: 'row' }, addLink, ...buttons));
}

export type OwnerNote = {
  kind: 'info' | 'warning' | 'danger';
  text: string;
  actions?: readonly { label: string; run: () => void }[];
};

function makeNote({ kind, text, actions = [] }: OwnerNote): HTMLElement {
  const role = kind === 'info' ? 'status' : 'alert';
  const buttons = actions.map(({ label, run }) => makeButton({ label }, run));
  const row = make('div', { class: 'row' }, ...buttons);
  return make('div', { class: `note ${kind}`, role }, make('p', {}, text), row);
}

type Said = 'load' | 'delete' | 'deletions' | 'export';

/**
 * The owner's controls on a list: a bar above it, Edit and Delete on every entry, and notes, each
 * of which replaces the one before of the same name. None of them is shown to a visitor.
 */
export function ownList(options: OwnerListOptions) {
  const bar = makeBar(options);
  const notes = new Map<Said, HTMLElement>();
  const place = () => {
    bar.querySelector('.row')?.toggleAttribute('hidden', !options.isOwner());
    const next = document.querySelector('.list-controls, [data-entries]');
    // Set there anew, it would lose the focus.
    if (next?.previousElementSibling !== bar) next?.before(bar);
  };
  /** What came of a deletion is also said when the refusal has just ended owner mode. */
  const say = (name: Said, note: OwnerNote | null) => {
    const hadFocus = notes.get(name)?.contains(document.activeElement);
    notes.get(name)?.remove();
    notes.delete(name);
    if (hadFocus) bar.querySelector('a')?.focus();
    if (!note) return;
    const made = makeNote(note);
    notes.set(name, made);
    bar.append(made);
    if (name === 'delete') place();
  };
  /** The entry may be far below. */
  const tell = () => notes.get('delete')?.scrollIntoView({ block: 'nearest' });
  const show = () => {
    if (!options.isOwner()) return;
    place();
    for (const entry of listedEntries()) ownEntry(entry, options, tell);
  };
  const hide = () => {
    bar.remove();
    for (const own of document.querySelectorAll('.entries .own')) own.remove();
  };
  return { say, show, hide };
}

/** Shows placeholder cards while there is nothing else to show (spec 3 §9). */
export function showSkeletons(count: number): () => void {
  const skeletons = make('div', { class: 'skeletons', 'aria-hidden': 'true' });
  skeletons.innerHTML = '<div><span></span><span></span><span></span></div>'.repeat(count);
  const none = document.querySelector<HTMLElement>('[data-no-records]');
  if (none) none.hidden = true;
  document.querySelector('[data-entries]')?.after(skeletons);
  return () => {
    skeletons.remove();
    if (none) none.hidden = false;
  };
}
