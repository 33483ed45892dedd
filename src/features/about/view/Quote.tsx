/** The owner's quote in the page head. */
export function Quote({ text }: { text: string }) {
  return (
    <blockquote className="lede">
      <p>{text}</p>
    </blockquote>
  );
}
