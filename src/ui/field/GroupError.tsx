type Props = { children: string | undefined };

/** What prevents saving a group of controls, below the group; nothing without words. */
export function GroupError({ children }: Props) {
  if (!children) return null;
  return (
    <p className="field-error alone group" role="alert">
      {children}
    </p>
  );
}
