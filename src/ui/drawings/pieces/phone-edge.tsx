/** A telephone held flat, seen from its side: 64 wide. */
export function PhoneEdge() {
  return (
    <>
      <rect className="cover" width="64" height="7" rx="3.5" />
      <path d="M14 7V9H22V7" />
    </>
  )
}
