type Props = { className?: string; html: string };

/** Renders safe markup: sanitised by the API and the page, or drawn by this site. */
export function Markup({ className, html }: Props) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
