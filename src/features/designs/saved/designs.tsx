import { useLingui } from '@lingui/react'
import { Trans, useLingui as useWords } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import type { Design } from '#domain/design/design.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { colourWords, feelWords, upperWords } from '#src/features/shoe-viewer/shoe-words.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useDesignName } from '../choose/use-design-name.ts'
import { openSavedDesignHere } from '../device/device-designs.ts'
import { RemoveDesign } from './remove-design.tsx'
import { type SavedDesignRow, useDesigns } from './use-designs.ts'

/** All designs of the account, last changed first. */
export function Designs() {
  const { i18n } = useLingui()
  const { answer, refetch, remove } = useDesigns()
  const [leaving, setLeaving] = useState<Design>()
  const [status, setStatus] = useState<{ readonly is: 'deleted' }>()
  const statusRef = useRef<HTMLParagraphElement>(null)

  // The status takes the focus, because the pressed button is gone.
  useEffect(() => {
    if (status) statusRef.current?.focus()
  }, [status])

  if (!answer) return <Skeleton lines={6} />
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={refetch} />
  const { designs } = answer.value
  return (
    <>
      <p ref={statusRef} className="designs-status" role="status" tabIndex={-1}>
        {status && <Trans>The design is deleted.</Trans>}
      </p>
      {designs.length === 0 ? (
        <NoDesigns />
      ) : (
        <ul className="design-cards">
          {designs.map((row) => (
            <DesignCard key={row.design.id} row={row} onRemove={() => setLeaving(row.design)} />
          ))}
        </ul>
      )}
      {leaving && (
        <RemoveDesign
          design={leaving}
          remove={() => remove(leaving.id)}
          onRemoved={() => {
            setLeaving(undefined)
            setStatus({ is: 'deleted' })
          }}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}

function NoDesigns() {
  return (
    <EmptyState
      heading={<Trans>No design yet</Trans>}
      action={
        <NextLink to="/tabi-gen-01/style">
          <Trans>Design a pair</Trans>
        </NextLink>
      }
    >
      <Trans>Choose an upper and a colour. You can leave and continue later.</Trans>
    </EmptyState>
  )
}

function DesignCard({ row, onRemove }: { row: SavedDesignRow; onRemove: () => void }) {
  const { design, saved_at } = row
  const { i18n } = useLingui()
  const { t } = useWords()
  const router = useRouter()
  const heading = useId()
  const dateText = useDateText()
  const name = useDesignName()(design)
  const [hasOpenFailed, setHasOpenFailed] = useState(false)
  const [upper, colour, feel] = [upperWords[design.upper], colourWords[design.colour], feelWords[design.feel]].map(
    (word) => i18n._(word),
  )
  const day = dateText(saved_at)

  function open(): void {
    if (openSavedDesignHere(row)) void router.navigate({ to: '/tabi-gen-01/style' })
    else setHasOpenFailed(true)
  }

  return (
    <li className="design-card" aria-labelledby={heading}>
      <img
        src={`/img/pair-${design.upper}-${design.colour}.webp`}
        width={800}
        height={600}
        loading="lazy"
        alt={t`A computer-generated pair: ${upper}, ${colour}`}
      />
      <div>
        <h3 id={heading} className="any-length">
          {name}
        </h3>
        <p>
          <Trans>
            {upper}, {colour}, feel: {feel}
          </Trans>
        </p>
        <p className="small">
          <Trans>Changed on {day}</Trans>
        </p>
        {hasOpenFailed && (
          <Notice tone="error" isLive>
            <Trans>
              This browser doesn’t let us keep a design on this device, so it can’t be opened here. Your account still
              has it.
            </Trans>
          </Notice>
        )}
        <div className="actions">
          <Button aria-describedby={heading} onClick={open}>
            <Trans>Continue with it</Trans>
          </Button>
          <Button look="quiet" aria-describedby={heading} onClick={onRemove}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      </div>
    </li>
  )
}
