import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ToastList } from '#src/ui/toast-list.tsx'
import type { Toasts } from '#src/ui/toasts.ts'

/** The page stays as it was built. */
export const translationsFailedMessage = msg`Failed to load translations`

/** A message in the language of the page, also after it has changed. */
export function Said({ text }: { text: MessageDescriptor }) {
  const { i18n } = useLingui()
  return i18n._(text)
}

/** Where passing messages stand, from the start, so that what comes is told. */
export function LazyToasts({ toasts }: { toasts: Toasts }) {
  const { t } = useLingui()
  return <ToastList toasts={toasts} label={t`Messages`} closeLabel={t`Close the message`} />
}
