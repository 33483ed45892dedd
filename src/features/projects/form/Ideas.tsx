import { useEffect, useRef, useState } from 'react';
import { ownerModeMessages } from '../../../entities/owner-mode.ts';
import { projectMessages } from '../../../entities/project.ts';
import { plainText } from '../../../lib/plain-text.ts';
import { listItems } from '../../../lib/projects/draft.ts';
import { summaryIdeas } from '../../../lib/projects/summary-ideas.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { TabProps } from './tab-props.ts';

/** How long 'thinking' is shown, although the ideas are made at once (spec 2 §5). */
const thinkingMs = 600;

type Props = TabProps & {
  /** Inserts an idea into the summary. */
  insert: (idea: string) => void;
};

/** The AI Suggestions button and its ideas, made on this device; nothing is sent. */
export function Ideas({ form, editable, insert }: Props) {
  const [thinking, setThinking] = useState(false);
  const [ideas, setIdeas] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const think = () => {
    setThinking(false);
    const { name, techStack, summaryHtml } = form.draft;
    const source = {
      name,
      technologies: listItems(techStack),
      summaryText: plainText(summaryHtml),
    };
    try {
      setIdeas(summaryIdeas(source));
    } catch {
      setFailed(true); // there is nothing to base ideas on; the message below says so
    }
  };
  const ask = () => {
    setThinking(true);
    setFailed(false);
    setIdeas([]);
    timer.current = window.setTimeout(think, thinkingMs);
  };

  const take = (idea: string) => {
    insert(idea);
    setIdeas((now) => now.filter((other) => other !== idea));
  };

  return (
    <div className="ideas">
      <button
        className="link"
        type="button"
        disabled={!editable}
        aria-disabled={thinking}
        title={editable ? undefined : ownerModeMessages.ownerRequired}
        onClick={() => thinking || ask()}
      >
        {thinking ? 'Thinking…' : 'AI Suggestions'}
      </button>
      <div aria-live="polite">
        {failed && <p className="field-error alone">{projectMessages.suggestionsFailed}</p>}
        {ideas.length > 0 && (
          <ul>
            {ideas.map((idea) => (
              <li key={idea}>
                {idea}
                <button
                  className="button quiet"
                  type="button"
                  aria-label={`Insert: ${idea}`}
                  onClick={() => take(idea)}
                >
                  <Icon name="add" small /> Insert
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
