import { type ReactNode, useId } from 'react'

type Props = {
  label: ReactNode
  /** From 0 to 1. Without it the progress is indeterminate. */
  value?: number
  /** The progress in words. */
  note?: ReactNode
}

/** The progress of a task that takes a while. */
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
