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
    <Group id="floating" name={<Trans>What floats</Trans>}>
      <Part
        name={<Trans>Dialog and sheet</Trans>}
        note={<Trans>A question that comes before the page. Esc closes it, and the focus is where it was.</Trans>}
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
            <Trans>Pairs that are already ordered are not touched. For a new pair you would measure again.</Trans>
          </p>
          <div className="ways">
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
          <div className="ways">
            <Button onClick={close}>
              <Trans>Save the name</Trans>
            </Button>
          </div>
        </Sheet>
      </Part>
      <Part name={<Trans>Popup</Trans>} note={<Trans>A few more ways, at a button.</Trans>}>
        <Popup label={<Trans>More for this pair</Trans>}>
          {(shut) => (
            <>
              <button type="button" onClick={shut}>
                <Trans>Order it once more</Trans>
              </button>
              <button type="button" onClick={shut}>
                <Trans>Give it another name</Trans>
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
        note={<Trans>Said in passing. It waits while it is read, and takes no focus.</Trans>}
      >
        <div className="parts-row">
          <Button look="quiet" onClick={() => toasts.show(<Trans>The design is saved.</Trans>)}>
            <Trans>Say something good</Trans>
          </Button>
          <Button
            look="quiet"
            onClick={() => toasts.show(<Trans>The photo did not arrive. It is still on this device.</Trans>, 'wrong')}
          >
            <Trans>Say what went wrong</Trans>
          </Button>
        </div>
        <ToastList toasts={toasts} label={t`Messages of this page`} closeLabel={t`Close the message`} />
      </Part>
      <Part
        name={<Trans>Tooltip</Trans>}
        note={<Trans>On focus and under the pointer; nothing is said here alone.</Trans>}
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
