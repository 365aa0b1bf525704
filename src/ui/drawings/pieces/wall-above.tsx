/** A hatched wall from above, 240 wide; objects touch it at 0. */
export function WallAbove() {
  return (
    <>
      <path d="M8 0H232" />
      <path
        className="quiet"
        d="M14 10L24 0M44 10L54 0M74 10L84 0M104 10L114 0M134 10L144 0M164 10L174 0M194 10L204 0M220 10L230 0"
      />
    </>
  )
}
