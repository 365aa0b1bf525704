/** A pen that stands on its tip at 0 and 0: 8 wide, 96 high. */
export function Pen() {
  return <path className="cover" d="M0 0L-4 -14V-92Q-4 -96 0 -96Q4 -96 4 -92V-14ZM-4 -14H4M-4 -78H4" />
}
