import { Trans, useLingui } from '@lingui/react/macro'
import { type ShouldBlockFn, useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

type Props = { isDirty: boolean; isMoreDirty: boolean; isBusy: boolean; save: () => Promise<boolean> }

/** Another language is the same page. Whoever is signed out can save nothing here, and is not held up. */
const leavesPage: ShouldBlockFn = ({ current, next }) =>
  current.routeId !== next.routeId && next.routeId !== '/_auth/auth'

/** Stands before a page with something unsaved on it: whoever leaves is asked once, and a newer build waits. */
export function LeaveGuard({ isDirty: isPersonDirty, isMoreDirty, isBusy, save }: Props) {
  const { t } = useLingui()
  const { reload } = useRouter().options.context
  const isDirty = isPersonDirty || isMoreDirty
  // The router hears of it a moment after the page is drawn; whoever leaves in that moment is judged by what they see.
  const seenDirty = useRef(isDirty)
  useLayoutEffect(() => {
    seenDirty.current = isDirty
  }, [isDirty])
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: (ways) => seenDirty.current && leavesPage(ways),
    enableBeforeUnload: () => seenDirty.current,
    disabled: !isDirty,
    withResolver: true,
  })

  useEffect(
    () => (isDirty ? reload.heldBy({ getSnapshot: () => ({ hasTag: () => true }) }) : undefined),
    [isDirty, reload],
  )

  async function saveAndLeave(): Promise<void> {
    if (await save()) proceed?.()
    else reset?.()
  }

  return (
    <Dialog
      isOpen={status === 'blocked'}
      heading={<Trans>Leave without saving?</Trans>}
      closeLabel={t`Stay on this page`}
      onClose={() => reset?.()}
    >
      <p>
        {isMoreDirty ? (
          <Trans>What you typed on this page is not saved yet. To keep it, stay and save it in its place.</Trans>
        ) : (
          <Trans>You have changed your details and not saved them yet.</Trans>
        )}
      </p>
      <div className="ways">
        {!isMoreDirty && (
          <Button isBusy={isBusy} onClick={() => void saveAndLeave()}>
            <Trans>Save and leave</Trans>
          </Button>
        )}
        <Button look="quiet" onClick={() => proceed?.()}>
          <Trans>Leave without saving</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
