import { Trans } from '@lingui/react/macro'
import { letInAs, type ScanDraft } from '#domain/scan/scan-draft.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { lengthText } from '#src/ui/length-text.ts'
import { letInDrafts, moveDraft, readStoredDraft } from '../effects/stored-drafts.ts'
import { StepFrame } from '../step-frame.tsx'

/**
 * A scan measured on this phone for an earlier link that was never delivered; `undefined` if this link already has a
 * draft.
 */
export function findMissingSides(token: string): ScanDraft | undefined {
  const id = letInAs(token)
  if (readStoredDraft(id)) return undefined
  return letInDrafts().find(({ left, right }) => left ?? right)
}

type Props = { token: string; draft: ScanDraft; name: string; onAnswer: () => void }

/** Asks whether an earlier link was for the same person, because only the customer knows. */
export function MissingFeet({ token, draft, name, onAnswer }: Props) {
  const language = useLanguage()
  const footLengthText = (foot: ScanDraft['left']) =>
    foot && lengthText(foot.scanned.foot.figures.lengthMm.value, language)
  const [left, right] = [footLengthText(draft.left), footLengthText(draft.right)]
  return (
    <StepFrame
      heading={<Trans>This phone has feet that weren’t sent</Trans>}
      lead={<Trans>They were measured by an earlier code. Are they the feet of {name}?</Trans>}
      action={
        <Button
          onClick={() => {
            moveDraft(draft.personId, letInAs(token))
            onAnswer()
          }}
        >
          <Trans>Use them for {name}</Trans>
        </Button>
      }
      side={
        <Button look="quiet" onClick={onAnswer}>
          <Trans>Measure {name} from the start</Trans>
        </Button>
      }
    >
      <ul>
        {left && (
          <li>
            <Trans>Left foot: {left}</Trans>
          </li>
        )}
        {right && (
          <li>
            <Trans>Right foot: {right}</Trans>
          </li>
        )}
      </ul>
    </StepFrame>
  )
}
