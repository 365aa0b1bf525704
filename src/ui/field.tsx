import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'className' | 'children' | 'disabled'>

/** One line to fill in. */
export function Field({ label, help, error, mark, id, ...input }: Props) {
  const texts = { label, help, error, mark, ...(id !== undefined && { id }) }
  return <FieldFrame {...texts}>{(ties) => <input {...input} {...ties} className="control" />}</FieldFrame>
}
