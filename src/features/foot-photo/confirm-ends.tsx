import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import type { Correction } from './use-correction.ts'

/** Confirms the position of a foot end that was not detected. Moving its ring confirms it too. */
export function ConfirmEnds({ correction: { unseen, actions } }: { correction: Correction }) {
  return unseen.map(({ end, isEndConfirmed }) => (
    <Button key={end} look="quiet" aria-pressed={isEndConfirmed} onClick={() => actions.onConfirm(end)}>
      {end === 'heel' ? <Trans>The heel is here</Trans> : <Trans>The toes end here</Trans>}
    </Button>
  ))
}
