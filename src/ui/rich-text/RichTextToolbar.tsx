import { type Editor, useEditorState } from '@tiptap/react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { wrapped } from '../../lib/wrapped.ts';
import { Icon } from '../Icon.tsx';
import type { Command } from './commands.ts';

type Props = {
  editor: Editor;
  label: string;
  tools: readonly Command[];
  children?: ReactNode;
};

/** A toolbar's own buttons, which have a `tabindex`; those of an open palette do not. */
const ownButtons = (toolbar: HTMLElement) => [
  ...toolbar.querySelectorAll<HTMLButtonElement>('button[tabindex]'),
];

/** Makes Tab return to the button that was used last. */
function keepPlace({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  const buttons = ownButtons(currentTarget);
  if (!buttons.some((button) => button === target)) return;
  for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
}

/** The buttons that arrow keys move among: the toolbar's own, or those of the focused palette. */
const buttonsAround = (toolbar: HTMLElement, active: HTMLElement) =>
  active.hasAttribute('tabindex')
    ? ownButtons(toolbar)
    : [...(active.parentElement?.querySelectorAll('button') ?? [])];

/** Arrow keys move through a toolbar; Tab leaves it (the toolbar pattern of WAI-ARIA). */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const active = event.target as HTMLElement;
  const buttons = buttonsAround(event.currentTarget, active);
  const at = buttons.indexOf(active as HTMLButtonElement);
  buttons[wrapped(at, step, buttons.length)]?.focus();
  event.preventDefault();
}

/** The buttons above a rich-text editor; `commands.ts` defines what each does. */
export function RichTextToolbar({ editor, label, tools, children }: Props) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      tools.map((command) => ({
        on: command.isOn?.(current) ?? false,
        can: command.can?.(current) ?? true,
      })),
  });
  return (
    <div
      className="toolbar"
      role="toolbar"
      aria-label={label}
      onFocus={keepPlace}
      onKeyDown={moveFocus}
    >
      {tools.map((command, index) => (
        <ToolbarButton
          key={command.name}
          command={command}
          editor={editor}
          on={state[index]?.on ?? false}
          can={state[index]?.can ?? true}
          tabIndex={index === 0 ? 0 : -1}
        />
      ))}
      {children}
    </div>
  );
}

type ButtonProps = {
  command: Command;
  editor: Editor;
  on: boolean;
  can: boolean;
  tabIndex: number;
};

function ToolbarButton({ command, editor, on, can, tabIndex }: ButtonProps) {
  return (
    <button
      className="icon-button"
      type="button"
      tabIndex={tabIndex}
      aria-label={command.name}
      title={command.keys ? `${command.name} (${command.keys})` : command.name}
      aria-pressed={command.isOn ? on : undefined}
      aria-disabled={!can}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => can && command.run(editor)}
    >
      <Icon name={command.icon} />
    </button>
  );
}
