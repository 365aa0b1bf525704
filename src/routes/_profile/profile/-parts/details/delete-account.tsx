import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as calls from '#domain/contract/account.ts'
import { settings } from '#domain/settings.ts'
import { readFieldErrors } from '#src/api/error-details.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useAccountErrorText } from './use-account-error-text.ts'

/** Shown on the home page, because the account page is gone by then. */
const deleted = msg`Your account has been deleted. We’ll confirm it by e-mail.`
const deletedSilently = msg`Your account has been deleted.`

const { recordYears: years } = settings.terms

type Props = { isOpen: boolean; email: string | null; onClose: () => void }

/**
 * Says what is deleted and what is retained, and asks for the e-mail address if there is one, because a
 * button alone is pressed too easily.
 */
export function DeleteAccount({ isOpen, email, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen={isOpen}
      heading={<Trans>Delete my account?</Trans>}
      closeLabel={t`Close the question`}
      onClose={onClose}
    >
      <p>
        <Trans>
          We’ll delete your name, addresses, scans and other files, agreements, lists, sign-ins and unpaid orders at
          once. They can’t be restored. Your answer about cookies stays, without your name.
        </Trans>
      </p>
      <p>
        <Trans>
          Tax law requires us to keep the records of paid orders for {years} years. We use them for nothing else. A pair
          you’ve paid for is still made; its foot measurements stay until it’s sent.
        </Trans>
      </p>
      <Confirmation email={email} onCancel={onClose} />
    </Dialog>
  )
}

function Confirmation({ email, onCancel }: { email: string | null; onCancel: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const { api, access, language, notify } = router.options.context
  const errorText = useAccountErrorText()
  const [typed, setTyped] = useState('')
  const [isBusy, whileBusy] = useBusy()
  // A new object per attempt, so that the same error is announced again.
  const [error, setError] = useState<{ readonly code: string }>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])

  async function remove(): Promise<void> {
    setError(undefined)
    const answer = await whileBusy(api(calls.deleteAccount, { email: typed }))
    if (!answer.ok)
      return setError({ code: readFieldErrors(answer.facts).has('email') ? 'other_address' : answer.code })
    // Unsaved changes are void and must not block the navigation. `signOut` runs before the home page is shown:
    // a page shown with the deleted account's tokens would redirect to sign-in at its first call.
    const gone = router.navigate({ to: '/', ignoreBlocker: true })
    access.signOut()
    await gone
    // The page shown by now does not have these messages.
    void language.alsoIn('profile').then(() => notify(email === null ? deletedSilently : deleted))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) void remove()
  }

  const said =
    error && (error.code === 'other_address' ? t`Type the address as it’s shown above.` : errorText(error.code))
  return (
    <form className="details-form" noValidate onSubmit={submit}>
      {email === null ? (
        said && (
          <Notice tone="error" isLive>
            {said}
          </Notice>
        )
      ) : (
        <Field
          ref={field}
          id="delete-email"
          type="email"
          inputMode="email"
          autoComplete="off"
          label={t`To confirm, type ${email}`}
          error={said}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={320}
        />
      )}
      <div className="actions">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Delete my account permanently</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Keep my account</Trans>
        </Button>
      </div>
    </form>
  )
}
