import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog, Sheet } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { Popup } from '#src/ui/popup.tsx'
import { ToastList } from '#src/ui/toast-list.tsx'
import { createToasts } from '#src/ui/toasts.ts'
import { Tooltip } from '#src/ui/tooltip.tsx'
import { Group, Part } from './group.tsx'

export function Floating() {
  const { t } = useLingui()
  const [open, setOpen] = useState<'dialog' | 'sheet'>()
  const [toasts] = useState(createToasts)
  const close = () => setOpen(undefined)
  return (
    <Group id="floating" name={<Trans>Overlays</Trans>}>
      <Part
        name={<Trans>Dialog and sheet</Trans>}
        note={<Trans>A question to answer first. Esc closes it, and the focus goes back to where it was.</Trans>}
      >
        <div className="parts-row">
          <Button look="quiet" onClick={() => setOpen('dialog')}>
            <Trans>Open the dialog</Trans>
          </Button>
          <Button look="quiet" onClick={() => setOpen('sheet')}>
            <Trans>Open the sheet</Trans>
          </Button>
        </div>
        <Dialog
          heading={<Trans>Delete this scan?</Trans>}
          isOpen={open === 'dialog'}
          onClose={close}
          closeLabel={t`Close the window`}
        >
          <p>
            <Trans>Pairs you’ve already ordered aren’t affected. For a new pair, you’d have to measure again.</Trans>
          </p>
          <div className="actions">
            <Button look="danger" onClick={close}>
              <Trans>Delete scan</Trans>
            </Button>
            <Button look="quiet" onClick={close}>
              <Trans>Keep it</Trans>
            </Button>
          </div>
        </Dialog>
        <Sheet
          heading={<Trans>Name this design</Trans>}
          isOpen={open === 'sheet'}
          onClose={close}
          closeLabel={t`Close the window`}
        >
          <Field label={<Trans>Name of the design</Trans>} />
          <div className="actions">
            <Button onClick={close}>
              <Trans>Save the name</Trans>
            </Button>
          </div>
        </Sheet>
      </Part>
      <Part name={<Trans>Popup</Trans>} note={<Trans>A few more actions, next to a button.</Trans>}>
        <Popup label={<Trans>More for this pair</Trans>}>
          {(shut) => (
            <>
              <button type="button" onClick={shut}>
                <Trans>Order it again</Trans>
              </button>
              <button type="button" onClick={shut}>
                <Trans>Rename it</Trans>
              </button>
              <button type="button" onClick={shut}>
                <Trans>See its measurements</Trans>
              </button>
            </>
          )}
        </Popup>
      </Part>
      <Part
        name={<Trans>Toast</Trans>}
        note={<Trans>A short message. It stays while you read it and doesn’t take the focus.</Trans>}
      >
        <div className="parts-row">
          <Button look="quiet" onClick={() => toasts.show(<Trans>The design is saved.</Trans>)}>
            <Trans>Show good news</Trans>
          </Button>
          <Button
            look="quiet"
            onClick={() =>
              toasts.show(
                <Trans>We couldn’t send the photo. It’s still on this device. Please try again.</Trans>,
                'error',
              )
            }
          >
            <Trans>Show an error</Trans>
          </Button>
        </div>
        <ToastList toasts={toasts} label={t`Messages on this page`} closeLabel={t`Close the message`} />
      </Part>
      <Part
        name={<Trans>Tooltip</Trans>}
        note={<Trans>Shown on focus and under the pointer. Nothing is said only here.</Trans>}
      >
        <Tooltip text={<Trans>Measured from the heel to the longest toe, with your weight on the foot.</Trans>}>
          {(describedBy) => (
            <Button look="quiet" aria-describedby={describedBy}>
              <Trans>Length of the foot</Trans>
            </Button>
          )}
        </Tooltip>
      </Part>
    </Group>
  )
}
