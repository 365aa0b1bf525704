import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ToastList } from '#src/ui/toast-list.tsx'
import type { Toasts } from '#src/ui/toasts.ts'

/** The page keeps the texts it was built with. */
export const translationsFailedMessage = msg`Failed to load translations`

/** A message in the current language of the page, also after a change. */
export function Said({ text }: { text: MessageDescriptor }) {
  const { i18n } = useLingui()
  return i18n._(text)
}

/** The container of toasts, in the DOM from the start so that they are announced. */
export function LazyToasts({ toasts }: { toasts: Toasts }) {
  const { t } = useLingui()
  return <ToastList toasts={toasts} label={t`Messages`} closeLabel={t`Close the message`} />
}
