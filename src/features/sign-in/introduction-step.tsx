import { Trans } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef } from 'react'
import type { Fault, Introduction } from '#machines/sign-in/sign-in.types.ts'
import { Button } from '#src/ui/button.tsx'
import { IntroductionFields } from './introduction-fields.tsx'
import { useIntroduction } from './use-introduction.ts'

type Props = {
  introduction: Introduction | undefined
  isBusy: boolean
  fault: Fault | undefined
  onGive: (introduction: Introduction) => void
}

/** The address is proven and has no account yet: a name opens one. */
export function IntroductionStep({ introduction, isBusy, fault, onGive }: Props) {
  const { value, faults, errors, FaultsView, onChange, read } = useIntroduction(introduction, fault)
  const place = useRef<HTMLParagraphElement>(null)

  // The field that had the focus is gone, and something new is asked.
  useEffect(() => place.current?.focus(), [])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const given = isBusy ? undefined : await read()
    if (given) onGive(given)
  }

  return (
    <form className="sign-in introduction" method="dialog" noValidate onSubmit={submit}>
      <p ref={place} tabIndex={-1}>
        <Trans>Your address is confirmed. There’s no account for it yet. Enter your name to create one.</Trans>
      </p>
      {FaultsView && <FaultsView {...{ errors, fault }} />}
      <IntroductionFields value={value} faults={faults} onChange={onChange} />
      <div className="ways">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Create an account</Trans>
        </Button>
      </div>
    </form>
  )
}
