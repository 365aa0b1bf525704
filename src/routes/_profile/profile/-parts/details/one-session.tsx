import { Trans, useLingui } from '@lingui/react/macro'
import type { ListSessionsResponse } from '#domain/contract/sessions.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'

type Session = ListSessionsResponse['sessions'][number]

type Props = {
  session: Session
  isBusy: boolean
  onEnd: (id: string, isHere: boolean, device: string) => Promise<void>
}

/** One signed-in device. */
export function OneSession({ session: { id, device, seen_at, is_current }, isBusy, onEnd }: Props) {
  const { t } = useLingui()
  const dateText = useDateText()
  const name = device || t`Unknown device`
  const lastSeenText = dateText(seen_at, true)
  return (
    <li>
      <p>
        <b>{name}</b> {is_current && <Badge tone="good">{t`This device`}</Badge>}
        <small>
          <Trans>Last used {lastSeenText}</Trans>
        </small>
      </p>
      <Button
        look="quiet"
        isBusy={isBusy}
        aria-label={t`Sign out: ${name}`}
        onClick={() => void onEnd(id, is_current, name)}
      >
        <Trans>Sign out</Trans>
      </Button>
    </li>
  )
}
