import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Configuration } from '#domain/design/configuration.ts'
import { settings } from '#domain/settings.ts'
import { colourWords, feelWords, upperWords } from './shoe-words.ts'

/** What describes a pair in a list: in the cart, at the checkout, in an order. */
export type DescribedPair = Pick<Configuration, 'upper' | 'colour' | 'feel' | 'soleText'> & {
  readonly person: { readonly name: string }
}
type Props = { pair: DescribedPair }

/** In a sentence only the first word is capitalized. */
function useLook({ upper, colour, feel }: DescribedPair) {
  const { i18n } = useLingui()
  const within = (word: string) => word.toLocaleLowerCase(i18n.locale)
  return {
    upper: i18n._(upperWords[upper]),
    colour: within(i18n._(colourWords[colour])),
    feel: within(i18n._(feelWords[feel])),
  }
}

/** The picture of the pair: its upper in its colour. */
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

/** The name of the pair and its wearer. */
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

/** The design of the pair. */
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

/** All of it as a row of a list. */
export function PairLine({ pair, nameId, children }: Props & { nameId?: string; children?: ReactNode }) {
  return (
    <>
      <PairPicture pair={pair} />
      <div className="pair-line-text">
        <b id={nameId}>
          <PairName pair={pair} />
        </b>
        <div className="small quiet">
          {children}
          <PairChoices pair={pair} />
        </div>
      </div>
    </>
  )
}
