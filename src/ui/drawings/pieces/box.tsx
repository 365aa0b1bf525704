/** A closed parcel, 88 wide and 84 high. */
export function Box() {
  return <path className="cover" d="M0 20L44 0L88 20V64L44 84L0 64ZM0 20L44 40L88 20M44 40V84" />
}
