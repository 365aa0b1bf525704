import { useLingui } from '@lingui/react/macro'
import { ToastList } from '#src/ui/toast-list.tsx'
import type { Toasts } from '#src/ui/toasts.ts'

/** Where passing messages stand, from the start, so that what comes is told. */
export function LateToasts({ toasts }: { toasts: Toasts }) {
  const { t } = useLingui()
  return <ToastList toasts={toasts} label={t`Messages`} closeLabel={t`Close the message`} />
}
