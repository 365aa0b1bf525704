/** A cross in a ring around 0 and 0 for a wrong example, the accent of its drawing. */
export function CrossMark() {
  return (
    <g className="accent">
      <circle className="cover" r="15" />
      <path d="M-6 -6L6 6M6 -6L-6 6" />
    </g>
  )
}
