import { type ReactNode, useId } from 'react'

type Props = {
  label: ReactNode
  /** From 0 to 1. Without it nobody knows how long it takes. */
  value?: number
  /** How far it is, in words. */
  note?: ReactNode
}

/** How far something is that takes a while. */
export function Progress({ label, value, note }: Props) {
  const id = useId()
  return (
    <div className="progress">
      <label htmlFor={id}>{label}</label>
      {note && <span className="progress-note">{note}</span>}
      <progress id={id} {...(value !== undefined && { value })} />
    </div>
  )
}
