import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type Props = FieldTexts & Omit<ComponentProps<'select'>, 'className' | 'disabled' | 'multiple'>

/** A native select. For five choices or fewer, `RadioCards` shows all at once. */
export function Select({ label, help, error, mark, id, ...select }: Props) {
  const texts = { label, help, error, mark, ...(id !== undefined && { id }) }
  return (
    <FieldFrame {...texts}>
      {(ties) => (
        <span className="select">
          <select {...select} {...ties} className="control" />
          <svg className="sign" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="m5 8 5 5 5-5" />
          </svg>
        </span>
      )}
    </FieldFrame>
  )
}
