import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import type { Configuration } from '#domain/design/configuration.ts'
import { settings } from '#domain/settings.ts'
import { colourWords, feelWords, upperWords } from '#src/features/shoe-viewer/shoe-words.ts'

type Props = { pair: Configuration }

function useLook({ upper, colour, feel }: Configuration) {
  const { i18n } = useLingui()
  return { upper: i18n._(upperWords[upper]), colour: i18n._(colourWords[colour]), feel: i18n._(feelWords[feel]) }
}

/** That very pair: its upper in its colour. */
export function PairPicture({ pair }: Props) {
  const { t } = useTexts()
  const { upper, colour } = useLook(pair)
  return (
    <img
      src={`/img/pair-${pair.upper}-${pair.colour}.webp`}
      width={800}
      height={600}
      alt={t`A computer-generated pair: ${upper}, ${colour}`}
    />
  )
}

/** What it is called, and whose it is. */
export function PairName({ pair: { person } }: Props) {
  const { name } = person
  return (
    <>
      {settings.brand.productName}{' '}
      {name !== '' && (
        <span className="quiet">
          <Trans>for {name}</Trans>
        </span>
      )}
    </>
  )
}

/** What was chosen of it. */
export function PairChoices({ pair }: Props) {
  const { upper, colour, feel } = useLook(pair)
  const { soleText } = pair
  return (
    <>
      <p>
        <Trans>
          {upper}, {colour}, feel: {feel}
        </Trans>
      </p>
      <p>{soleText === '' ? <Trans>No text under the sole</Trans> : <Trans>Under the sole: {soleText}</Trans>}</p>
    </>
  )
}
