import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as sessionCalls from '#domain/contract/sessions.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLive } from '#src/api/use-live.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { OneSession } from './one-session.tsx'
import { useAccountErrorText } from './use-account-error-text.ts'

/** All devices where the customer is signed in, and the actions that sign out one or all of them. */
export function Sessions() {
  const { t, i18n } = useLingui()
  const { api, access } = useRouter().options.context
  const errorText = useAccountErrorText()
  const [answer, reload] = useLive(sessionCalls.listSessions)
  const [isPrompted, setIsPrompted] = useState(false)
  const [busyAt, setBusyAt] = useState<string>()
  const [ended, setEnded] = useState<string>()
  const [error, setError] = useState<string>()

  /** Signs out a device, or all. When it includes this device, the customer is signed out here last. */
  async function end(id: string | undefined, isHere: boolean, device = ''): Promise<void> {
    setBusyAt(id ?? 'everywhere')
    setError(undefined)
    const said = await api(sessionCalls.endSessions, id === undefined ? {} : { id })
    setBusyAt(undefined)
    if (!said.ok) setError(said.code)
    else if (isHere) access.signOut()
    else {
      setEnded(device)
      reload()
    }
  }

  if (!answer) return <Skeleton lines={4} />
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={reload} />
  const everywhere = (
    <Button look="quiet" isBusy={busyAt === 'everywhere'} onClick={() => void end(undefined, true)}>
      <Trans>Sign out everywhere</Trans>
    </Button>
  )
  const failed = error && (
    <Notice tone="error" isLive>
      {errorText(error)}
    </Notice>
  )
  return (
    <>
      <ul className="saved-rows">
        {answer.value.sessions.map((session) => (
          <OneSession key={session.id} session={session} isBusy={busyAt === session.id} onEnd={end} />
        ))}
      </ul>
      <p className="saved" role="status">
        {ended !== undefined && <Trans>That device is signed out.</Trans>}
      </p>
      {!isPrompted && failed}
      <Button look="quiet" onClick={() => setIsPrompted(true)}>
        <Trans>Sign out everywhere</Trans>
      </Button>
      <Dialog
        isOpen={isPrompted}
        heading={<Trans>Sign out everywhere?</Trans>}
        closeLabel={t`Close the question`}
        onClose={() => setIsPrompted(false)}
      >
        <p>
          <Trans>You’ll be signed out on every device, including this one. To sign in again, ask for a new code.</Trans>
        </p>
        {failed}
        <div className="actions">
          {everywhere}
          <Button look="quiet" onClick={() => setIsPrompted(false)}>
            <Trans>Stay signed in</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  )
}
