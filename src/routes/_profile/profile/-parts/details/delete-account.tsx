import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as calls from '#domain/contract/account-calls.ts'
import { settings } from '#domain/settings.ts'
import { faultsIn } from '#src/api/faults-in.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useFault } from './use-fault.ts'

/** Said on the start page, where somebody is who has no account any more. */
const deleted = msg`Your account has been deleted. We’ll confirm it by e-mail.`
const deletedSilently = msg`Your account has been deleted.`

const { recordYears: years } = settings.terms

type Props = { isOpen: boolean; email: string | null; onClose: () => void }

/** Says what goes and what stays, and asks for the address once more, where there is one: a button alone is pressed too easily. */
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
      <Confirmation email={email} onKeep={onClose} />
    </Dialog>
  )
}

function Confirmation({ email, onKeep }: { email: string | null; onKeep: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const { wire, access, language, tell } = router.options.context
  const faultText = useFault()
  const [typed, setTyped] = useState('')
  const [isBusy, whileBusy] = useBusy()
  // A new object for every try, so that the same fault is told again.
  const [fault, setFault] = useState<{ readonly code: string }>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fault) field.current?.focus()
  }, [fault])

  async function remove(): Promise<void> {
    setFault(undefined)
    const answer = await whileBusy(wire(calls.deleteAccount, { email: typed }))
    if (!answer.ok) return setFault({ code: faultsIn(answer.facts).has('email') ? 'other_address' : answer.code })
    // Unsaved changes belong to nobody any more, and block no navigation. No page may be shown with tokens that have ended:
    // its first call would lead to signing in.
    const gone = router.navigate({ to: '/', ignoreBlocker: true })
    access.signOut()
    await gone
    // Another page is shown by now, which does not have these words.
    void language.alsoIn('profile').then(() => tell(email === null ? deletedSilently : deleted))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) void remove()
  }

  const said =
    fault && (fault.code === 'other_address' ? t`Type the address as it’s shown above.` : faultText(fault.code))
  return (
    <form className="details-form" noValidate onSubmit={submit}>
      {email === null ? (
        said && (
          <Notice tone="wrong" isNews>
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
      <div className="ways">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Delete my account permanently</Trans>
        </Button>
        <Button look="quiet" onClick={onKeep}>
          <Trans>Keep my account</Trans>
        </Button>
      </div>
    </form>
  )
}
