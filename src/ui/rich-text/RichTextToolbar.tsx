import { type Editor, useEditorState } from '@tiptap/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import type { Command } from './commands.ts';

type Props = {
  editor: Editor;
  label: string;
  tools: readonly Command[];
  children?: ReactNode;
};

/** Arrow keys move through a toolbar; Tab leaves it (the toolbar pattern of WAI-ARIA). */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons.at((at + step) % buttons.length)?.focus();
  event.preventDefault();
}

/** The buttons above a rich text: what each does stands in `commands.ts`. */
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
    <div className="toolbar" role="toolbar" aria-label={label} onKeyDown={moveFocus}>
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
