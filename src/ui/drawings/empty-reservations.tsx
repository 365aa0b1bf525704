import { Drawing, type DrawingProps } from './drawing.tsx'

/** A free seat and an empty month. */
export function EmptyReservations(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 160H234" />
      <path d="M30 28H118V108H30ZM30 50H118M52 20V36M96 20V36" />
      <path className="quiet" d="M45 66H51M61 66H67M81 66H87M97 66H103M45 88H51M81 88H87M97 88H103" />
      <path d="M142 106H210M152 106L146 160M200 106L206 160M149 138H203" />
      <path className="accent" d="M56 88A8 8 0 1 0 72 88A8 8 0 1 0 56 88" />
    </Drawing>
  )
}
