import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'className' | 'children' | 'disabled'>

/** A single-line text field. */
export function Field({ label, help, error, mark, id, ...input }: Props) {
  const texts = { label, help, error, mark, ...(id !== undefined && { id }) }
  return <FieldFrame {...texts}>{(ties) => <input {...input} {...ties} className="control" />}</FieldFrame>
}
