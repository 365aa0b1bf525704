import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'

/** A message in the language of the page, also after it has changed. */
export function Said({ text }: { text: MessageDescriptor }) {
  return useLingui()._(text)
}
