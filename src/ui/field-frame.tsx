import { type ReactNode, useId } from 'react'
import { Sign } from './sign.tsx'

/** What stands around anything that is filled in. */
export type FieldTexts = {
  label: ReactNode
  /** What is asked for, and why, if the label does not say it. */
  help?: ReactNode
  /** What is wrong with what was given, and what would be right. */
  error?: ReactNode
  /** Beside the label: that it may be left empty, for instance. */
  mark?: ReactNode
  /** By which a summary of errors finds it. */
  id?: string
}

/** What the control itself needs to be tied to its texts. */
export type FieldTies = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = FieldTexts & { children: (ties: FieldTies) => ReactNode }

/** Label above, help below, and the error beside it, all read out together with the control. */
export function FieldFrame({ label, help, error, mark, id: wanted, children }: Props) {
  const own = useId()
  const id = wanted ?? own
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  const ties: FieldTies = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {mark && <span className="field-mark">{mark}</span>}
      </label>
      {children(ties)}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}

export function FieldNotes({ id, help, error }: { id: string; help?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Sign tone="error" />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </>
  )
}
