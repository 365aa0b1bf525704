import { type ReactNode, useId } from 'react'
import { Sign } from './sign.tsx'

/** The texts around a form control. */
export type FieldTexts = {
  label: ReactNode
  /** What to enter and why, if the label does not say it. */
  help?: ReactNode
  /** What is invalid, and how to correct it. */
  error?: ReactNode
  /** Shown beside the label, such as that the field is optional. */
  mark?: ReactNode
  /** The target of links in an error summary. */
  id?: string
}

/** The attributes that connect the control with its texts. */
export type FieldTies = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = FieldTexts & { children: (ties: FieldTies) => ReactNode }

/** Label above, help below, and the error next to it, all announced together with the control. */
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
