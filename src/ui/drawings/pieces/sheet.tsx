/** A sheet of paper from above, 84 wide and 119 high. */
export function Sheet() {
  return <path className="quiet cover" d="M0 0H84V119H0Z" />
}
