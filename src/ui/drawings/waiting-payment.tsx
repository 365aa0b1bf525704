import { Drawing, type DrawingProps } from './drawing.tsx'

/** A card, and a clock beside it. */
export function WaitingPaymentDrawing(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <rect x="30" y="36" width="150" height="98" rx="10" className="cover" />
      <path d="M30 62H180M46 112H86" />
      <path className="quiet" d="M46 92H106" />
      <circle cx="182" cy="124" r="36" className="cover" />
      <path className="accent" d="M182 102V124L196 134" />
    </Drawing>
  )
}
