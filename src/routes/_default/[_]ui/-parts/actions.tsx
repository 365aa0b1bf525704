import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { Group, Part, State } from './group.tsx'

export function Actions() {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Group id="actions" name={<Trans>Actions</Trans>}>
      <Part
        name={<Trans>Button</Trans>}
        note={<Trans>A verb with its object. One strong button per screen, and it’s never greyed out.</Trans>}
      >
        <State name={<Trans>At rest. Point at it or tab to it for the other two states</Trans>}>
          <div className="parts-row">
            <Button>
              <Trans>Place order</Trans>
            </Button>
            <Button look="quiet">
              <Trans>Save for later</Trans>
            </Button>
            <Button look="danger">
              <Trans>Delete scan</Trans>
            </Button>
          </div>
        </State>
        <State name={<Trans>Busy: it keeps its place and its focus, and a second press does nothing</Trans>}>
          <div className="parts-row">
            <Button isBusy>
              <Trans>Place order</Trans>
            </Button>
            <Button look="quiet" isBusy>
              <Trans>Save for later</Trans>
            </Button>
            <Button look="quiet" aria-pressed={isBusy} onClick={() => setIsBusy(!isBusy)}>
              <Trans>Switch to busy</Trans>
            </Button>
            <Button isBusy={isBusy}>
              <Trans>Measure left foot</Trans>
            </Button>
          </div>
        </State>
        <State name={<Trans>As a link, and with a long text</Trans>}>
          <div className="parts-row">
            <NextLink to="/get-foot-scan">
              <Trans>Go to measuring</Trans>
            </NextLink>
            <ButtonLink href="#numbers" look="quiet">
              <Trans>Go to the measurements</Trans>
            </ButtonLink>
            <Button look="quiet">
              <Trans>Save this design, send it to my other address and continue to my order summary</Trans>
            </Button>
          </div>
        </State>
      </Part>
      <Part
        name={<Trans>Text link</Trans>}
        note={<Trans>In a sentence, or on its own and big enough for a finger.</Trans>}
      >
        <p>
          <Trans>
            We keep your measurements for you. <TextLink href="#fields">Read what we keep</TextLink> before you
            continue.
          </Trans>
        </p>
        <p>
          <TextLink isAlone href="#fields">
            <Trans>See all measurements</Trans>
          </TextLink>
        </p>
      </Part>
    </Group>
  )
}
