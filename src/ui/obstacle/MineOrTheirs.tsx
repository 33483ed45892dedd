type Props = { onMine: () => unknown; onTheirs: () => unknown };

/** Whose words stay, where another tab or device saved first. */
export function MineOrTheirs({ onMine, onTheirs }: Props) {
  return (
    <>
      <button className="button" type="button" onClick={() => onMine()}>
        Keep mine
      </button>
      <button className="button" type="button" onClick={() => onTheirs()}>
        Take theirs
      </button>
    </>
  );
}
