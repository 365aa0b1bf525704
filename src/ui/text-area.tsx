import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type Props = FieldTexts & Omit<ComponentProps<'textarea'>, 'className' | 'children' | 'disabled'>

/** A multi-line text field that grows with its text. */
export function TextArea({ label, help, error, mark, id, rows = 3, ...area }: Props) {
  const texts = { label, help, error, mark, ...(id !== undefined && { id }) }
  return (
    <FieldFrame {...texts}>
      {(ties) => <textarea {...area} {...ties} rows={rows} className="control control-area" />}
    </FieldFrame>
  )
}
