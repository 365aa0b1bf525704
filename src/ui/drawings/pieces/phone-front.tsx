/** A telephone from its front, 96 wide and 172 high. */
export function PhoneFront() {
  return (
    <>
      <rect className="cover" width="96" height="172" rx="12" />
      <path className="quiet" d="M8 18H88V146H8Z" />
      <circle cx="48" cy="159" r="6" />
    </>
  )
}
