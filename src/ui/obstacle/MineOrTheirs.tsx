type Props = { onMine: () => unknown; onTheirs: () => unknown };

/** Lets the owner choose which version to keep after another tab or device saved first. */
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
