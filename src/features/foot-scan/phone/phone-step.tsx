import { Trans, useLingui } from '@lingui/react/macro'
import { getScanDraft, sidesToMeasure } from '#machines/foot-scan/scan-steps.ts'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { MethodPhoneDrawing } from '#src/ui/drawings/method-phone.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { QrCode } from '#src/ui/qr-code.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { isInsideThisMachine } from '../effects/handoff-link.ts'
import { BackButton, OtherMethodsButton, StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { CopyLink } from './copy-link.tsx'
import { useOtherPhoneErrorText } from './use-other-phone-error-text.ts'

type Props = { scan: FootScan }

/** Documented in README.md. */
const lanCommand = 'LAN=1 npm start'

/** Measures with another phone: shows the code that connects it, and its progress. */
export function PhoneStep({ scan }: Props) {
  const { snapshot, send } = scan
  return (
    <StepFrame
      heading={<Trans>Measure with your phone</Trans>}
      lead={
        <Trans>
          Your phone takes the photos and measures them. The measurements and the outline come back here by themselves.
        </Trans>
      }
      container={
        <div className="phone-place">
          <PhonePlacement scan={scan} />
        </div>
      }
      action={
        snapshot.hasTag('code-over') ? (
          <Button onClick={() => send({ type: 'code.wanted' })}>
            <Trans>Show a new code</Trans>
          </Button>
        ) : (
          <OtherMethodsButton send={send} />
        )
      }
      side={<BackButton send={send} />}
    >
      <Ready />
    </StepFrame>
  )
}

function PhonePlacement({ scan: { snapshot, send } }: Props) {
  const errorText = useOtherPhoneErrorText()
  const { phoneCode, error } = snapshot.context
  if (snapshot.hasTag('code-over'))
    return (
      <Notice isLive>
        <Trans>The code has expired. What you have measured so far is still here.</Trans>
      </Notice>
    )
  if (snapshot.hasTag('broken'))
    return (
      <Notice tone="error" isLive>
        <p>{errorText(error?.code)}</p>
        <Button look="quiet" onClick={() => send({ type: 'retry.requested' })}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    )
  if (snapshot.hasTag('line-lost'))
    return (
      <Notice tone="caution" isLive>
        <Trans>
          This device is offline. Your phone can continue measuring. As soon as the connection is back, we’ll look for
          what it found.
        </Trans>
      </Notice>
    )
  if (snapshot.hasTag('phone-connected')) return <Connected scan={snapshot} send={send} />
  return phoneCode ? <Code link={phoneCode.link} endsAtMs={phoneCode.endsAtMs} /> : <Skeleton lines={8} />
}

function Code({ link, endsAtMs }: { link: string; endsAtMs: number }) {
  const { t } = useLingui()
  const { host } = new URL(link)
  return (
    <div className="phone-code">
      <QrCode text={link} alt={t`Code to scan with your phone’s camera`} />
      <div>
        <h2>
          <Trans>
            Scan this <wbr />
            with your phone
          </Trans>
        </h2>
        <p>
          <Trans>
            Point your phone’s camera at the code and open the link. The first phone that opens it is the one that
            measures.
          </Trans>
        </p>
      </div>
      <div className="phone-link">
        <CopyLink link={link} />
        <Countdown
          until={endsAtMs}
          now={Date.now}
          label={<Trans>The code works for another</Trans>}
          ended={<Trans>The code has expired.</Trans>}
          say={(minutes) => t`The code works for another ${minutes} minutes`}
        />
        {isInsideThisMachine(link) && (
          <Notice tone="caution">
            <Trans>
              Your phone can’t reach {host}: that address is inside this computer. Whoever runs this shop can start it
              with <code>{lanCommand}</code>, so that phones in the same network reach it.
            </Trans>
          </Notice>
        )}
      </div>
    </div>
  )
}

function Connected({ scan: { context }, send }: { scan: FootScan['snapshot']; send: FootScan['send'] }) {
  const { name } = context.people.find(({ id }) => id === getScanDraft(context).personId) ?? { name: '' }
  const isOne = sidesToMeasure(context).length === 1
  return (
    <div className="phone-connected">
      <MethodPhoneDrawing />
      <div role="status">
        <h2>
          <Trans>Your phone is connected</Trans>
        </h2>
        <p>
          {isOne ? (
            <Trans>
              It measures both feet of {name}. Here we use the one that is still missing. You can leave this page open,
              or close it and come back.
            </Trans>
          ) : (
            <Trans>
              It now measures {name}’s feet, and this page continues by itself. You can leave it open, or close it and
              come back.
            </Trans>
          )}
        </p>
      </div>
      <Button look="quiet" onClick={() => send({ type: 'code.wanted' })}>
        <Trans>Use another phone</Trans>
      </Button>
    </div>
  )
}

function Ready() {
  return (
    <>
      <h2>
        <Trans>Have ready</Trans>
      </h2>
      <ul>
        <li>
          <Trans>a sheet of A4 or US Letter, or A3 for long feet</Trans>
        </li>
        <li>
          <Trans>a pen, and tape to hold the sheet</Trans>
        </li>
        <li>
          <Trans>a hard floor with even light</Trans>
        </li>
      </ul>
    </>
  )
}
