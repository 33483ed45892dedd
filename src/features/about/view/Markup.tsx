type Props = { className?: string; html: string };

/** Markup that is safe as it is: sanitised by the API and the page, or drawn by this site. */
export function Markup({ className, html }: Props) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
