type Props = { label: string; onClick: () => void }

/** The button that closes an overlay. */
export function Cross({ label, onClick }: Props) {
  return (
    <button type="button" className="cross" aria-label={label} onClick={onClick}>
      <svg className="sign" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="m4 4 12 12m0-12L4 16" />
      </svg>
    </button>
  )
}
