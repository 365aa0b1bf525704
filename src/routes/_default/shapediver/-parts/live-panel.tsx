import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { LiveChoices } from '#domain/live-model/live-model.ts'
import type { OutOfRange } from '#domain/live-model/match-parameters.ts'
import type { LiveModelAddress, Viewer3d } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { DownloadIcon } from '#src/ui/icons/download.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { choiceWord, localReason } from './live-words.ts'
import { useLiveSession } from './use-live-session.ts'
import './live-panel.css'

type Props = {
  viewer: () => Viewer3d | undefined
  isOpen: boolean
  choices: LiveChoices
  address: LiveModelAddress | undefined
}

/** Who computes the shoe that is shown, ShapeDiver or this device, and what the live model says about it. */
export function LivePanel(props: Props) {
  const { i18n } = useLingui()
  const { snapshot, retry, requestFile } = useLiveSession(props)
  const { lacking, outside, figures, model, file } = snapshot.context
  const [isLive, isComputing] = [snapshot.hasTag('live'), snapshot.hasTag('computing')]
  const parameterCount = model?.parameters.length ?? 0
  const reason = localReason(snapshot)
  const lackingNames = [...new Set(lacking.map((choice) => i18n._(choiceWord(choice))))]
  const names = new Intl.ListFormat(i18n.locale).format(lackingNames)
  return (
    <section className="live-panel">
      <p className="live-badge" role="status">
        {isLive && !isComputing && (
          <Badge tone="good">
            <Trans>Live from ShapeDiver</Trans>
          </Badge>
        )}
        {isLive && isComputing && (
          <Badge>
            <Trans>ShapeDiver is computing</Trans>
          </Badge>
        )}
        {snapshot.hasTag('opening') && (
          <Badge>
            <Trans>Connecting to ShapeDiver</Trans>
          </Badge>
        )}
        {snapshot.hasTag('local') && (
          <Badge tone={reason ? 'caution' : 'neutral'}>
            <Trans>On your device</Trans>
          </Badge>
        )}
        {isLive && (
          <span className="quiet small">
            <Plural value={parameterCount} one="# parameter" other="# parameters" />
          </span>
        )}
      </p>
      {reason && (
        <Notice tone="caution" isLive heading={i18n._(reason)}>
          <p>
            <Trans>You’re seeing our own model, worked out on your device. Everything you chose is still here.</Trans>
          </p>
          <Button look="quiet" onClick={retry}>
            <Trans>Try live again</Trans>
          </Button>
        </Notice>
      )}
      {isLive && lackingNames.length > 0 && (
        <p className="small">
          <Trans>The live model doesn’t follow these, and keeps its own: {names}.</Trans>
        </p>
      )}
      {isLive && outside.length > 0 && (
        <Notice tone="caution" isLive heading={<Trans>The live model doesn’t go that far</Trans>}>
          <ul>
            {outside.map((range) => (
              <li key={range.choice}>
                <RangeText {...range} />
              </li>
            ))}
          </ul>
          <Trans>It still shows the previous pair.</Trans>
        </Notice>
      )}
      {isLive && figures.length > 0 && (
        <dl className="live-figures">
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isLive && (
        <p className="small quiet">
          <Trans>Foot, Room and Cut show our own model, worked out on your device.</Trans>
        </p>
      )}
      {isLive && model && model.exports.length > 0 && (
        <div className="live-files">
          {model.exports.map(({ id, name }) => (
            <Button
              key={id}
              look="quiet"
              isBusy={snapshot.hasTag('making-file') && file === id}
              onClick={() => requestFile(id)}
            >
              <DownloadIcon />
              <span>{name}</span>
            </Button>
          ))}
          {snapshot.hasTag('file-failed') && (
            <p role="alert">
              <Trans>The file couldn’t be made. Please try again in a moment.</Trans>
            </p>
          )}
        </div>
      )}
    </section>
  )
}

/** Only measures have a range. */
function RangeText({ choice, min, max }: OutOfRange) {
  const { i18n } = useLingui()
  const name = i18n._(choiceWord(choice))
  if (choice.endsWith('Deg'))
    return (
      <Trans>
        {name}: {min}° to {max}°
      </Trans>
    )
  return (
    <Trans>
      {name}: {min} to {max} mm
    </Trans>
  )
}
