import { Drawing, type DrawingProps } from './drawing.tsx'

/** A seat that is free, and a month with nothing in it. */
export function EmptyReservations(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 160H234" />
      <path d="M30 28H118V104H30ZM30 48H118M52 20V34M96 20V34" />
      <path className="quiet" d="M48 64V64.1M66 64V64.1M84 64V64.1M102 64V64.1M48 84V84.1M84 84V84.1M102 84V84.1" />
      <path d="M142 106H210M152 106L146 160M200 106L206 160M149 138H203" />
      <path className="accent" d="M58 84A8 8 0 1 0 74 84A8 8 0 1 0 58 84" />
    </Drawing>
  )
}
