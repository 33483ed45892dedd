import type { ReactNode } from 'react';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** One of the cards beside About Me: its title, an action, and its content. */
export function AboutCard({ title, action, children }: Props) {
  return (
    <section className="about-card">
      <div className="card-head">
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
